import { decodeHTML } from 'entities';
import type { VersionContent } from './version-content.js';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Texts that nobody reads on a page. */
const NOT_READ = new Set([
  'slug',
  'status',
  'publish_at',
  'date_at',
  'feature_image',
  'mb_image',
  'src',
  'href',
  'mapHref',
  'coordinates',
  'image',
  'key',
  'pictures',
  'picture',
  'cover',
  'opening',
  'after',
  'colour',
  'layout',
  'type',
  'grade',
  'related_posts',
]);

interface ChangedWords {
  wordsAdded: number;
  wordsRemoved: number;
}

/** A word that only moved has not changed. */
export function changedWords(before: VersionContent, after: VersionContent): ChangedWords {
  const left = new Map<string, number>();
  for (const word of wordsIn(before)) left.set(word, (left.get(word) ?? 0) + 1);
  let wordsAdded = 0;
  for (const word of wordsIn(after)) {
    const times = left.get(word) ?? 0;
    if (times > 0) left.set(word, times - 1);
    else wordsAdded += 1;
  }
  const wordsRemoved = [...left.values()].reduce((sum, times) => sum + times, 0);
  return { wordsAdded, wordsRemoved };
}

/** @param field whose value or list of values this is */
function wordsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return NOT_READ.has(field) ? [] : (readable(value, field).match(WORD) ?? []);
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => wordsIn(entry, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => wordsIn(entry, name));
}

/** The text of a post is HTML, entity-encoded once. */
function readable(text: string, field: string): string {
  if (field !== 'description') return text;
  return decodeHTML(decodeHTML(text).replaceAll(/<[^<>]*>/g, ' '));
}
