/** An address of this site, also when it is written without the host; undefined for another site. */
export function ownUrl(address: string, siteUrl: string): URL | undefined {
  const site = new URL(siteUrl);
  const url = URL.parse(address, siteUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return withoutWww(url.host) === withoutWww(site.host) ? url : undefined;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
