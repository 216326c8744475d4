import type { PageContext } from 'vike/types';
import { type ApiClient, browserApi } from './apiClient.ts';

export function apiClientOf(pageContext: PageContext): ApiClient {
  return pageContext.isClientSide ? browserApi : pageContext.apiClient;
}
