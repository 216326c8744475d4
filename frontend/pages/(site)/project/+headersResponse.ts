export const headersResponse = { 'X-Robots-Tag': 'noindex' };
