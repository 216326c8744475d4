import type { PageContextServer } from 'vike/types';
import { PAGE_PLACE } from '../server/page-place.ts';

/** Vike searches the document again and again for where its tags go: the page is put into it after that. */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  if (!pageContext.pageHtmlString) return;
  pageContext.pageHtml = pageContext.pageHtmlString;
  pageContext.pageHtmlString = PAGE_PLACE;
}
