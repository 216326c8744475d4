import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL(import.meta.resolve('content/blogs.json'));
const words = z.object({ categories: z.array(z.object({ key: z.string() })).nonempty() });
const keys = new Set(words.parse(JSON.parse(readFileSync(FILE, 'utf8'))).categories.map(({ key }) => key));

/** '' is the first of them. */
export function isCategory(key: string | null | undefined): boolean {
  return !key || keys.has(key);
}
