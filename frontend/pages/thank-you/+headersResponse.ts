export const headersResponse = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
