import * as z from 'zod/mini';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'noteCopy:';
const noteCopy = z.object({ text: z.string(), savedAt: z.number() });

/** '' removes it. @returns whether there was room */
export function saveNoteCopy(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  enquiry: string,
  text: string,
  now: number,
): boolean {
  const key = `${PREFIX}${enquiry}`;
  try {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ text, savedAt: now } satisfies z.infer<typeof noteCopy>));
    return true;
  } catch {
    return false;
  }
}

/** Also removes notes that are too old. */
export function readNoteCopy(storage: Storage, enquiry: string, now: number): string {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= copyRetention) storage.removeItem(key);
  }
  return parse(storage.getItem(`${PREFIX}${enquiry}`))?.text ?? '';
}

function parse(stored: string | null) {
  try {
    return noteCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
