import type { PageContextServer } from 'vike/types';
import { publicPageHeaders } from '../../layout/publicPageHeaders.ts';

/** A form with a key of its own, drafts and what somebody kept. Vike joins the headers of a page with these, so they cannot be replaced. */
const FOR_ONE_VISITOR = /^\/(contact-us|blog-preview|project-preview|shortlist)(\/|$)/;

export const headersResponse = ({ urlPathname }: PageContextServer): Record<string, string> =>
  FOR_ONE_VISITOR.test(urlPathname) ? {} : publicPageHeaders;
