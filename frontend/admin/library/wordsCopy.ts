import * as z from 'zod/mini';
import { type LibraryPicture, PictureChange } from '../../api/wire.gen.ts';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'pictureWords:';
/** A point is one choice. */
const FOCUS = ['focal_x', 'focal_y'];
const pictureWords = z.omit(PictureChange, { from: true });
export type PictureWords = z.infer<typeof pictureWords>;
const wordsCopy = z.object({
  words: pictureWords,
  over: pictureWords,
  /** May have been saved although no answer came. */
  sent: z.prefault(z.array(pictureWords), []),
  /** Alt texts over which somebody else wrote, until they are used or thrown away. */
  left: z.prefault(z.array(z.string()), []),
  savedAt: z.number(),
});
type WordsCopy = z.infer<typeof wordsCopy>;
type Typed = Pick<WordsCopy, 'words' | 'over'>;

/** @param account undefined for words from before they belonged to somebody */
export function wordsPlace(picture: number, account: string | undefined): string {
  const place = `${PREFIX}${picture}`;
  return account === undefined ? place : `${place}:${account}`;
}

/** Adds to what is kept of a picture until it is saved. @param typed what was shown goes `over` @returns whether there was room */
export function keepWords(storage: Storage, place: string, typed: Typed, now: number): boolean {
  const { words, over, ...rest } = read(storage, place);
  const all = { words: { ...words, ...typed.words }, over: { ...typed.over, ...over } };
  return write(storage, place, { ...rest, ...all, savedAt: now });
}

export function noteSentWords(storage: Storage, place: string, change: PictureWords): void {
  const copy = read(storage, place);
  write(storage, place, { ...copy, sent: [...copy.sent, change] });
}

/** What was typed since stays, over what is saved now. */
export function settleWords(storage: Storage, place: string, saved: PictureWords, now: number): void {
  const { words, over, left } = read(storage, place);
  const settled = valuesOf(saved);
  write(storage, place, {
    words: pick(words, (field, value) => settled.get(field) !== value),
    over: { ...over, ...saved },
    sent: [],
    left: left.filter((alt) => alt !== saved.alt),
    savedAt: now,
  });
}

export function forgetLeft(storage: Storage, place: string, alt: string): void {
  const copy = read(storage, place);
  write(storage, place, { ...copy, left: copy.left.filter((one) => one !== alt) });
}

/** Also forgets choices that somebody else has changed since, and words of every picture that are too old. @returns as `left` those over which somebody else wrote */
export function readWordsCopy(
  storage: Storage,
  place: string,
  present: LibraryPicture,
  now: number,
): Pick<WordsCopy, 'words' | 'left'> {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= copyRetention) storage.removeItem(key);
  }
  claim(storage, place, wordsPlace(present.id, undefined));
  const copy = read(storage, place);
  const current = valuesOf(present);
  const isOwn = (field: string) => {
    const fields = FOCUS.includes(field) ? FOCUS : [field];
    const isPresent = (left: PictureWords) =>
      Object.entries(left).every(
        ([one, value]) => !fields.includes(one) || isStored(one, value, current.get(one)),
      );
    return [copy.over, ...copy.sent.map((sent) => ({ ...copy.over, ...sent }))].some(isPresent);
  };
  const words = pick(copy.words, isOwn);
  const { alt } = words.alt === undefined ? copy.words : {};
  const left = [...new Set([...copy.left, alt ?? ''])].filter((one) => one && asStored(one) !== present.alt);
  write(storage, place, { ...copy, words, left });
  return { words, left };
}

/** Words from before they belonged to somebody are of whoever opens their picture. */
function claim(storage: Storage, place: string, unclaimed: string): void {
  const words = storage.getItem(unclaimed);
  if (words === null || storage.getItem(place) !== null) return;
  try {
    storage.setItem(place, words);
    storage.removeItem(unclaimed);
  } catch {
    // They wait for room.
  }
}

/** The server stores an alt text in one line. */
const asStored = (alt: string): string => alt.replaceAll(/\s+/g, ' ').trim();

const isStored = (field: string, value: unknown, stored: unknown): boolean =>
  value === stored || (field === 'alt' && asStored(String(value)) === asStored(String(stored)));

function read(storage: Storage, place: string): WordsCopy {
  return parse(storage.getItem(place)) ?? { words: {}, over: {}, sent: [], left: [], savedAt: 0 };
}

function write(storage: Storage, place: string, { words, over, ...rest }: WordsCopy): boolean {
  const copy = { words, over: pick(over, (field) => field in words), ...rest };
  try {
    if (Object.keys(words).length + copy.left.length === 0) storage.removeItem(place);
    else storage.setItem(place, JSON.stringify(copy satisfies WordsCopy));
    return true;
  } catch {
    return false;
  }
}

const valuesOf = (fields: object) => new Map<string, unknown>(Object.entries(fields));

function pick(words: PictureWords, isLeft: (field: string, value: unknown) => boolean): PictureWords {
  return Object.fromEntries(Object.entries(words).filter(([field, value]) => isLeft(field, value)));
}

function parse(stored: string | null) {
  try {
    return wordsCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
