import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL(import.meta.resolve('content/blogs.json'));
const words = z.object({ categories: z.array(z.object({ key: z.string() })).nonempty() });
const keys = categoryKeys(JSON.parse(readFileSync(FILE, 'utf8')));

export function categoryKeys(content: unknown): Set<string> {
  return new Set(words.parse(content).categories.map(({ key }) => key));
}

/** '' is the first of them. */
export function isCategory(key: string | null | undefined, known = keys): boolean {
  return !key || known.has(key);
}
