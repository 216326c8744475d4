import type { Site } from './schemas/site.ts';
import words from './site.json' with { type: 'json' };

/** Brand, navigation, contact details and footer: what every page shows. */
export const site: Site = words;
