import { site } from '../../../content/site.ts';

export const title = site.brand.excellenceTitle;
