import { usePageContext } from 'vike-react/usePageContext';

/** The public origin of the site, for addresses that must be whole. Known where heads are made: on the server. */
export function useSiteOrigin(): string {
  const pageContext = usePageContext();
  return pageContext.isClientSide ? location.origin : pageContext.siteOrigin;
}
