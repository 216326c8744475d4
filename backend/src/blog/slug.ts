import anyAscii from 'any-ascii';
import { studio } from '../studio/studio.js';

const LONGEST = studio.limits.maxSlugLength;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Small Latin letters, digits and single hyphens, cut at a word; other scripts are spelled out. "" when nothing is left. */
export function slugFrom(text: string): string {
  const words = anyAscii(text.replaceAll(/['’]/g, ''))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || (words[0] ?? '').slice(0, LONGEST);
}

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** `base`, or `base-2`, `base-3` …: the first that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
