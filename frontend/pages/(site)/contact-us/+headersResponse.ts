/** Asked for anew each time: every form has a key of its own. The way back may still show the page as it was left. */
export const headersResponse = { 'Cache-Control': 'private, no-cache' };
