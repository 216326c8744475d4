import * as z from 'zod';

/** Words that are shown: never empty, so that nothing on a page stands there blank. */
export const text = z.string().trim().min(1);

/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export const inOneLine = (words: string): string => words.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();

/** Line breaks stay. */
export function inParagraphs(words: string): string {
  const lines = words.replaceAll('\t', ' ').split(/\r\n?|\n/);
  return lines
    .map((each) => each.replace(UNSEEN, ''))
    .join('\n')
    .trim();
}

/** In one line, of which staff may write so much; it may be empty. */
export function mayBeEmpty(letters: number) {
  return z.string().overwrite(inOneLine).max(letters, `At most ${letters} characters fit here.`);
}

/** In one line, of which staff may write so much. */
export function line(letters: number) {
  return mayBeEmpty(letters).min(1, 'Please write something here.');
}

export function atMost<Entry extends z.ZodType>(entries: number, entry: Entry) {
  return z.array(entry).max(entries, `At most ${entries} entries fit here.`);
}

export const link = z.strictObject({ label: text, href: text });

/** A sentence for one, and one for any other number. */
export const counted = z.strictObject({ one: text, other: text });

/** A heading with a few sentences below it. */
export const paragraph = z.strictObject({ title: text, text });

/** A page's banner: its title, and the names of the way to it. */
export const banner = z.strictObject({ title: text, crumbs: z.array(text).min(1) });
