/** Each form has a key of its own, so the page is rendered for each visitor. */
export const headersResponse = { 'Cache-Control': 'private, no-cache' };
