import type { PageContextServer } from 'vike/types';
import { banners } from '../../../content/media.ts';
import { namedService, servicesPage } from '../../../content/servicesPage.ts';
import { socialPictureOf, type Subject } from '../../../head/subject.ts';

export function subject({ urlParsed, overrides }: PageContextServer): Subject {
  const named = namedService(urlParsed.search['category'], overrides);
  if (!named || named.slug === servicesPage.default) return { card: socialPictureOf(banners.services) };
  return { card: socialPictureOf(named.pictures.main), name: named.label };
}
