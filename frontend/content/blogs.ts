import words from './blogs.json' with { type: 'json' };
import type { Blogs } from './schemas/blogs.ts';

export const blogs: Blogs = words;

/** How many headings a search found, in words. */
export function foundBlogs(total: number, wanted: string): string {
  const sentence = total === 1 ? words.search.results.replace('blogs', 'blog') : words.search.results;
  return sentence.replace('{n}', `${total}`).replace('{q}', () => wanted);
}

/** That a list is not as long as an address says. @param wanted what was searched for, "" for nothing */
export function noSuchPage(page: number, wanted: string): string {
  const sentence = wanted ? words.noPage.ofSearch : words.noPage.ofAll;
  return sentence.replace('{page}', `${page}`).replace('{q}', () => wanted);
}
