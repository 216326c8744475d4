import { about } from '../../../content/about.ts';

export const description = about.intro.lead;
