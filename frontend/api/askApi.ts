import type { PageContext } from 'vike/types';
import { type AskApi, askFromBrowser } from './client.ts';

/** How this page asks the API: the backend itself on the server, the same origin in the browser. */
export function askApi(pageContext: PageContext): AskApi {
  return pageContext.isClientSide ? askFromBrowser : pageContext.askBackend;
}
