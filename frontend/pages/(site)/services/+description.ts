import type { PageContext } from 'vike/types';
import { namedService, serviceTexts } from '../../../content/servicesPage.ts';

export function description({ urlParsed, overrides }: PageContext): string {
  const named = namedService(urlParsed.search['category'], overrides);
  if (named) return [named.title, named.line].filter(Boolean).join('. ');
  return `${serviceTexts(overrides)
    .map(({ label }) => label)
    .join(', ')}.`;
}
