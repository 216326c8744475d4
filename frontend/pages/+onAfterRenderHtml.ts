import type { PageContextServer } from 'vike/types';
import { PAGE_PLACE } from '../server/rendering/page-place.ts';
import { refuseLostPart } from '../server/rendering/refuse-lost-part.ts';

/** Vike searches the document again and again for where its tags go: the page is put into it after that. */
export async function onAfterRenderHtml(pageContext: PageContextServer): Promise<void> {
  if (!pageContext.pageHtmlString) return;
  await refuseLostPart(pageContext.pageHtmlString, pageContext.page);
  pageContext.pageHtml = pageContext.pageHtmlString;
  pageContext.pageHtmlString = PAGE_PLACE;
}
