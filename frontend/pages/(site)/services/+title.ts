import type { PageContext } from 'vike/types';
import { namedService, servicesPage } from '../../../content/servicesPage.ts';
import { site } from '../../../content/site.ts';

export function title({ urlParsed, overrides }: PageContext): string {
  const named = namedService(urlParsed.search['category'], overrides);
  return `${named?.label ?? servicesPage.banner.title} | ${site.brand.name}`;
}
