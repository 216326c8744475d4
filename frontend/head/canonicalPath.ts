import { servicesAddress } from '../content/servicesPage.ts';

/** One path for each page, without the query of a search. Each service is a page of its own. */
export function canonicalPath(pathname: string, search: Record<string, string>): string {
  if (pathname === '/services') return servicesAddress(search['category']);
  // The projects, with the enquiry open.
  if (pathname === '/project') return '/projects';
  return pathname;
}
