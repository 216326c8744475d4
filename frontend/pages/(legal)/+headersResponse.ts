import { publicPageHeaders } from '../../layout/publicPageHeaders.ts';

export const headersResponse = publicPageHeaders;
