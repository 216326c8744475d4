import { blogs } from '../../../content/blogs.ts';

export const description = blogs.description;
