import { blogs } from '../../../content/blogs.ts';
import { site } from '../../../content/site.ts';

export const title = `${blogs.banner.title} | ${site.brand.name}`;
