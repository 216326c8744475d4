import { usePageContext } from 'vike-react/usePageContext';
import { servicesAddress } from '../../content/servicesPage.ts';
import { site } from '../../content/site.ts';
import { useSiteOrigin } from '../../layout/useSiteOrigin.ts';

/** One address for each page, without the query of a search. Each service is a page of its own. */
export function Head() {
  const { urlPathname, urlParsed } = usePageContext();
  const address = `${useSiteOrigin()}${pathOf(urlPathname, urlParsed.search)}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.brand.name} />
    </>
  );
}

function pathOf(pathname: string, search: Record<string, string>): string {
  if (pathname === '/services') return servicesAddress(search['category']);
  // The projects, with the enquiry open.
  if (pathname === '/project') return '/projects';
  return pathname;
}
