/** Never kept: each form has a key of its own. */
export const headersResponse = { 'Cache-Control': 'private, no-store' };
