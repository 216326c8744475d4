import type { PageContextServer } from 'vike/types';
import { publicPageHeaders } from '../../layout/publicPageHeaders.ts';

/** A form with a key, drafts, figures, and what was kept. Vike joins the headers of a page with these: none is replaced. */
const FOR_ONE_VISITOR = /^\/((contact-us|blog-preview|project-preview|shortlist)(\/|$|\?)|what-it-costs\?)/;

export function headersResponse(pageContext: PageContextServer): Record<string, string> {
  const { urlPathname, urlParsed } = pageContext;
  const isForOne = FOR_ONE_VISITOR.test(`${urlPathname}${urlParsed.searchOriginal ?? ''}`);
  return isForOne ? {} : publicPageHeaders(pageContext);
}
