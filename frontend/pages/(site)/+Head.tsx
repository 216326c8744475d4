import { usePageContext } from 'vike-react/usePageContext';
import { site } from '../../content/site.ts';
import { useSiteOrigin } from '../../layout/useSiteOrigin.ts';

/** One address for each page, without the query of a search. */
export function Head() {
  const address = `${useSiteOrigin()}${usePageContext().urlPathname}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.brand.name} />
    </>
  );
}
