import anyAscii from 'any-ascii';
import { studio } from '../studio/studio.js';

const MAX_LENGTH = studio.limits.maxSlugLength;
/** Of a hyphen and a number. */
const NUMBER_LENGTH = 6;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Cut at a word; other scripts are transliterated. "" when nothing is left. */
export function slugFrom(text: string): string {
  const words = anyAscii(text.replaceAll(/['’]/g, ''))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug || (words[0] ?? '').slice(0, MAX_LENGTH);
}

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

export function freeSlug(
  base: string,
  taken: ReadonlySet<string>,
  next: Map<string, number> = new Map(),
): string {
  const numbered = numberedBase(base);
  let number = next.get(numbered) ?? 2;
  let slug = base;
  for (; taken.has(slug); number += 1) slug = `${numbered}-${number}`;
  next.set(numbered, number);
  return slug;
}

/** So much of it that a number behind it is not too long. */
export function numberedBase(base: string): string {
  return base.slice(0, MAX_LENGTH - NUMBER_LENGTH).replace(/-$/, '');
}
