import * as z from 'zod/mini';
import { newUuid } from '../../api/newUuid.ts';
import { copyRetention } from '../copies/copyRetention.ts';

const PREFIX = 'noteCopy:';
const noteCopy = z.object({
  account: z.string(),
  enquiry: z.string(),
  text: z.string(),
  key: z.string(),
  savedAt: z.number(),
});
type NoteCopy = z.infer<typeof noteCopy>;

export interface Note {
  text: string;
  /** Makes sure that it is added once, however often it is sent. */
  key: string;
}

/** Each open field has a copy of its own, so that two tabs never write over each other. */
export interface NotePlace extends Pick<NoteCopy, 'account' | 'enquiry'> {
  form: string;
}

export const newNote = (text: string): Note => ({ text, key: newUuid() });

/** '' removes it. @returns whether there was room */
export function saveNoteCopy(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  { form, account, enquiry }: NotePlace,
  { text, key }: Note,
  savedAt: number,
): boolean {
  const name = `${PREFIX}${form}`;
  const copy = { account, enquiry, text, key, savedAt } satisfies NoteCopy;
  try {
    if (text === '') storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** Takes out the newest of the same account and enquiry that no open form holds, and removes all that are too old. */
export function takeNoteCopy(
  storage: Storage,
  { form, account, enquiry }: NotePlace,
  open: readonly string[],
  now: number,
): Note | undefined {
  removeNoteCopies(storage, ({ savedAt }) => now - savedAt >= copyRetention);
  const held = [form, ...open];
  const [left] = readAll(storage)
    .filter((copy) => copy.account === account && copy.enquiry === enquiry && !held.includes(copy.form))
    .toSorted((a, b) => b.savedAt - a.savedAt);
  if (!left) return undefined;
  storage.removeItem(`${PREFIX}${left.form}`);
  return { text: left.text, key: left.key };
}

export function removeNoteCopies(storage: Storage, isMeant: (copy: NoteCopy) => boolean): void {
  for (const copy of readAll(storage)) if (isMeant(copy)) storage.removeItem(`${PREFIX}${copy.form}`);
}

function readAll(storage: Storage): (NoteCopy & NotePlace)[] {
  const names = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
  return names.flatMap((name) => {
    const copy = parse(storage.getItem(name));
    if (copy) return [{ ...copy, form: name.slice(PREFIX.length) }];
    storage.removeItem(name);
    return [];
  });
}

function parse(stored: string | null): NoteCopy | undefined {
  try {
    return noteCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
