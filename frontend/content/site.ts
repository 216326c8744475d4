import workingHours from '../../studio/working-hours.json' with { type: 'json' };
import type { Site } from './schemas/site.ts';
import words from './site.json' with { type: 'json' };

const content: Site = words;

/** Brand, navigation, contact details and footer: what every page shows. */
export const site = { ...content, contact: { ...content.contact, hours: workingHours.text } };

/** The title of a page that speaks for the studio as a whole. */
export const excellenceTitle = (page: string): string => `${page} | ${words.brand.excellenceTitle}`;
