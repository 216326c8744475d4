import * as z from 'zod/mini';
import { type LibraryPicture, PictureChange } from '../../api/wire.gen.ts';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'pictureWords:';
/** A point is one choice. */
const FOCUS = ['focal_x', 'focal_y'];
const wordsCopy = z.object({
  words: PictureChange,
  over: PictureChange,
  /** May have been saved although no answer came. */
  sent: z.prefault(z.array(PictureChange), []),
  /** Alt texts over which somebody else wrote, until they are used or thrown away. */
  left: z.prefault(z.array(z.string()), []),
  savedAt: z.number(),
});
type WordsCopy = z.infer<typeof wordsCopy>;
type Typed = Pick<WordsCopy, 'words' | 'over'>;

/** Adds to what is kept of a picture until it is saved. @param typed what was shown goes `over` @returns whether there was room */
export function keepWords(storage: Storage, picture: number, typed: Typed, now: number): boolean {
  const { words, over, ...rest } = read(storage, picture);
  const all = { words: { ...words, ...typed.words }, over: { ...typed.over, ...over } };
  return write(storage, picture, { ...rest, ...all, savedAt: now });
}

export function noteSentWords(storage: Storage, picture: number, change: PictureChange): void {
  const copy = read(storage, picture);
  write(storage, picture, { ...copy, sent: [...copy.sent, change] });
}

/** What was typed since stays, over what is saved now. */
export function settleWords(storage: Storage, picture: number, saved: PictureChange, now: number): void {
  const { words, over, left } = read(storage, picture);
  const settled = valuesOf(saved);
  write(storage, picture, {
    words: pick(words, (field, value) => settled.get(field) !== value),
    over: { ...over, ...saved },
    sent: [],
    left: left.filter((alt) => alt !== saved.alt),
    savedAt: now,
  });
}

export function forgetLeft(storage: Storage, picture: number, alt: string): void {
  const copy = read(storage, picture);
  write(storage, picture, { ...copy, left: copy.left.filter((one) => one !== alt) });
}

/** Also forgets choices that somebody else has changed since, and words of every picture that are too old. @returns as `left` those over which somebody else wrote */
export function readWordsCopy(
  storage: Storage,
  present: LibraryPicture,
  now: number,
): Pick<WordsCopy, 'words' | 'left'> {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= copyRetention) storage.removeItem(key);
  }
  const copy = read(storage, present.id);
  const current = valuesOf(present);
  const isOwn = (field: string) => {
    const fields = FOCUS.includes(field) ? FOCUS : [field];
    const isPresent = (left: PictureChange) =>
      Object.entries(left).every(([one, value]) => !fields.includes(one) || current.get(one) === value);
    return [copy.over, ...copy.sent.map((sent) => ({ ...copy.over, ...sent }))].some(isPresent);
  };
  const words = pick(copy.words, isOwn);
  const { alt } = words.alt === undefined ? copy.words : {};
  const left = [...new Set([...copy.left, alt ?? ''])].filter((one) => one && asStored(one) !== present.alt);
  write(storage, present.id, { ...copy, words, left });
  return { words, left };
}

/** The server stores an alt text in one line. */
const asStored = (alt: string): string => alt.replaceAll(/\s+/g, ' ').trim();

function read(storage: Storage, picture: number): WordsCopy {
  return (
    parse(storage.getItem(`${PREFIX}${picture}`)) ?? { words: {}, over: {}, sent: [], left: [], savedAt: 0 }
  );
}

function write(storage: Storage, picture: number, { words, over, ...rest }: WordsCopy): boolean {
  const key = `${PREFIX}${picture}`;
  const copy = { words, over: pick(over, (field) => field in words), ...rest };
  try {
    if (Object.keys(words).length + copy.left.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(copy satisfies WordsCopy));
    return true;
  } catch {
    return false;
  }
}

const valuesOf = (fields: object) => new Map<string, unknown>(Object.entries(fields));

function pick(words: PictureChange, isLeft: (field: string, value: unknown) => boolean): PictureChange {
  return Object.fromEntries(Object.entries(words).filter(([field, value]) => isLeft(field, value)));
}

function parse(stored: string | null) {
  try {
    return wordsCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
