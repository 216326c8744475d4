import * as z from 'zod/mini';

const PREFIX = 'noteCopy:';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const noteCopy = z.object({ text: z.string(), savedAt: z.number() });

/** Keeps a note about an enquiry in this browser until it is added; '' removes it. @returns whether there was room */
export function keepNote(
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

/** The note that was begun about an enquiry. Those that nobody came back to go. */
export function readNote(storage: Storage, enquiry: string, now: number): string {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.savedAt >= KEPT_MS) storage.removeItem(key);
  }
  return parse(storage.getItem(`${PREFIX}${enquiry}`))?.text ?? '';
}

function parse(kept: string | null) {
  try {
    return noteCopy.safeParse(JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}
