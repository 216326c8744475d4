import type { PageContextServer } from 'vike/types';
import { PAGE_PLACE } from '../server/page-place.ts';
import { refuseLostPart } from '../server/refuse-lost-part.ts';

/** Vike searches the document again and again for where its tags go: the page is put into it after that. */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  if (!pageContext.pageHtmlString) return;
  refuseLostPart(pageContext.pageHtmlString);
  pageContext.pageHtml = pageContext.pageHtmlString;
  pageContext.pageHtmlString = PAGE_PLACE;
}
