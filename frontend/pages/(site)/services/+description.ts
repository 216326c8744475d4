import type { PageContext } from 'vike/types';
import { namedService, serviceTexts } from '../../../content/servicesPage.ts';

export function description({ urlParsed }: PageContext): string {
  const named = namedService(urlParsed.search['category']);
  if (named) return [named.title, named.line].filter(Boolean).join('. ');
  return `${serviceTexts.map(({ label }) => label).join(', ')}.`;
}
