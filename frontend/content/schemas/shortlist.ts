import * as z from 'zod';
import { text } from './text.ts';
import { shortlistLimits } from './shortlist-limits.ts';

export const heartSchema = z.strictObject({
  keep: text,
  keepThis: text,
  kept: text,
  removed: text,
  full: text,
  refused: text,
  yourPictures: text,
});

/** Follows other words, so that its first space stays. */
const afterWords = z.string().min(1);

export const shortlistSchema = z.strictObject({
  home: text,
  title: text,
  description: text,
  one: text,
  many: text,
  numbers: z.array(text).length(shortlistLimits.pictures + 1),
  privacy: text,
  noScript: text,
  send: text,
  whatsapp: text,
  copy: text,
  copied: text,
  notCopied: text,
  clear: text,
  note: text,
  addNote: text,
  changeNote: text,
  noteOn: afterWords,
  remove: text,
  removeWhat: afterWords,
  removed: text,
  putBack: text,
  emptyTitle: text,
  emptyText: text,
  projects: text,
  hidden: z.strictObject({ one: text, many: text, remove: text }),
  failed: text,
  again: text,
  close: text,
  whole: text,
  shared: z.strictObject({ title: text, text, goneTitle: text, goneText: text }),
  message: z.strictObject({ opening: text, line: text, noted: text }),
  enquiry: z.strictObject({
    crumb: text,
    title: text,
    lead: text,
    goesOne: text,
    goMany: text,
    going: text,
    change: text,
    without: text,
    rights: z.strictObject({ title: text, lines: z.array(text).min(1), policy: text }),
  }),
});
