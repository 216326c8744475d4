import { site } from '../content/site.ts';

export const description = site.brand.claim;
