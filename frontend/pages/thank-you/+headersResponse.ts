export const headersResponse = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
