import { publicPage } from '../../../layout/publicPage.ts';

export const headersResponse = { ...publicPage, 'X-Robots-Tag': 'noindex' };
