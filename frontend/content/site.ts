import type { Site } from './schemas/site.ts';
import words from './site.json' with { type: 'json' };

/** Brand, navigation, contact details and footer: what every page shows. */
export const site: Site = words;

/** The title of a page that speaks for the studio as a whole. */
export const excellenceTitle = (page: string): string => `${page} | ${words.brand.excellenceTitle}`;
