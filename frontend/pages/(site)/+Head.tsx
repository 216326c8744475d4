import { usePageContext } from 'vike-react/usePageContext';
import { servicesAddress } from '../../content/servicesPage.ts';
import { site } from '../../content/site.ts';
import { useSiteOrigin } from '../../layout/useSiteOrigin.ts';

/** One address for each page, without the query of a search. Each service is a page of its own. */
export function Head() {
  const { urlPathname, urlParsed } = usePageContext();
  const isServices = urlPathname === '/services';
  const path = isServices ? servicesAddress(urlParsed.search['category']) : urlPathname;
  const address = `${useSiteOrigin()}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.brand.name} />
    </>
  );
}
