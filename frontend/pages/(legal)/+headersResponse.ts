export { publicPageHeaders as headersResponse } from '../../layout/publicPageHeaders.ts';
