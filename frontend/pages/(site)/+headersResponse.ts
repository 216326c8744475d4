import type { PageContextServer } from 'vike/types';
import { publicPageHeaders } from '../../layout/publicPageHeaders.ts';

/** A form with a key, drafts, figures, and what was kept. Vike joins the headers of a page with these: none is replaced. */
const FOR_ONE_VISITOR = /^\/((contact-us|blog-preview|project-preview|shortlist)(\/|$|\?)|what-it-costs\?)/;

export const headersResponse = ({ urlPathname, urlParsed }: PageContextServer): Record<string, string> =>
  FOR_ONE_VISITOR.test(`${urlPathname}${urlParsed.searchOriginal ?? ''}`) ? {} : publicPageHeaders;
