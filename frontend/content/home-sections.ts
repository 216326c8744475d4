import words from './home-sections.json' with { type: 'json' };
import type { HomeSections } from './schemas/home.ts';

/** What the home page shows below its first three parts: in a file of its own, as its script is. */
export const homeSections: HomeSections = words;
