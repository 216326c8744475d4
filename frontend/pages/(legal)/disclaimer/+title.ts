import { legal } from '../../../content/legal.ts';
import { site } from '../../../content/site.ts';

export const title = `${legal.disclaimer.title} | ${site.brand.name}`;
