import { publicPageHeaders } from '../../../layout/publicPageHeaders.ts';

export const headersResponse = { ...publicPageHeaders, 'X-Robots-Tag': 'noindex' };
