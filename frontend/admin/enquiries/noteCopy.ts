import * as z from 'zod/mini';
import { newUuid } from '../../api/newUuid.ts';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'noteCopy:';
const noteCopy = z.object({ text: z.string(), key: z.optional(z.string()), savedAt: z.number() });

export interface Note {
  text: string;
  /** Makes sure that it is added once, however often it is sent. */
  key: string;
}

export const newNote = (text: string): Note => ({ text, key: newUuid() });

/** '' removes it. @returns whether there was room */
export function saveNoteCopy(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  enquiry: string,
  note: Note,
  now: number,
): boolean {
  const key = `${PREFIX}${enquiry}`;
  try {
    if (note.text === '') storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...note, savedAt: now } satisfies z.infer<typeof noteCopy>));
    return true;
  } catch {
    return false;
  }
}

/** Also removes notes that are too old. */
export function readNoteCopy(storage: Storage, enquiry: string, now: number): Note {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= copyRetention) storage.removeItem(key);
  }
  const { text = '', key = newUuid() } = parse(storage.getItem(`${PREFIX}${enquiry}`)) ?? {};
  return { text, key };
}

function parse(stored: string | null) {
  try {
    return noteCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
