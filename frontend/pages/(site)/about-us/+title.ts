import { about } from '../../../content/about.ts';
import { excellenceTitle } from '../../../content/site.ts';

export const title = excellenceTitle(about.banner.title);
