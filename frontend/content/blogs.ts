import words from './blogs.json' with { type: 'json' };

export const blogs = words;

/** How many headings a search found, in words. */
export function foundBlogs(total: number, wanted: string): string {
  const sentence = total === 1 ? words.search.results.replace('blogs', 'blog') : words.search.results;
  return sentence.replace('{n}', `${total}`).replace('{q}', () => wanted);
}
