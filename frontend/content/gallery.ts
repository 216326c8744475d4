import words from './gallery.json' with { type: 'json' };
import type { GalleryContent } from './schemas/gallery.ts';

/** What the carousel and the lightbox say. */
export const gallery: GalleryContent = words;

/** A sentence with its numbers filled in. */
export function countedSentence(sentence: string, n: number, total: number): string {
  return sentence.replace('{n}', `${n}`).replace('{total}', `${total}`);
}
