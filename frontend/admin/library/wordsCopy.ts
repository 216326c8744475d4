import * as z from 'zod/mini';
import { PictureChange } from '../../api/wire.gen.ts';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'pictureWords:';
const wordsCopy = z.object({ words: PictureChange, savedAt: z.number() });

/** Adds to what is kept of a picture until it is saved. @returns whether there was room */
export function keepWords(storage: Storage, picture: number, words: PictureChange, now: number): boolean {
  return write(storage, picture, { ...readWordsCopy(storage, picture, now), ...words }, now);
}

/** What was typed since stays. */
export function settleWords(storage: Storage, picture: number, saved: PictureChange, now: number): void {
  const settled = new Map<string, unknown>(Object.entries(saved));
  const kept = Object.entries(readWordsCopy(storage, picture, now));
  const left = kept.filter(([field, value]) => settled.get(field) !== value);
  write(storage, picture, Object.fromEntries(left), now);
}

/** Also removes words that are too old. */
export function readWordsCopy(storage: Storage, picture: number, now: number): PictureChange {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= copyRetention) storage.removeItem(key);
  }
  return parse(storage.getItem(`${PREFIX}${picture}`))?.words ?? {};
}

function write(storage: Storage, picture: number, words: PictureChange, savedAt: number): boolean {
  const key = `${PREFIX}${picture}`;
  try {
    if (Object.keys(words).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ words, savedAt } satisfies z.infer<typeof wordsCopy>));
    return true;
  } catch {
    return false;
  }
}

function parse(stored: string | null) {
  try {
    return wordsCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
