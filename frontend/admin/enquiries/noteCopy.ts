import * as z from 'zod/mini';
import { newUuid } from '../../api/newUuid.ts';
import { type CopyPlace, enquiryCopies } from './enquiryCopies.ts';

const noteCopy = z.object({
  account: z.string(),
  enquiry: z.string(),
  text: z.string(),
  key: z.string(),
  savedAt: z.number(),
});
const copies = enquiryCopies('noteCopy:', noteCopy);
const followers = new Set<() => void>();

export interface Note {
  text: string;
  /** Makes sure that it is added once, however often it is sent. */
  key: string;
}

export const newNote = (text: string): Note => ({ text, key: newUuid() });

/** '' removes it. @returns whether there was room */
export function saveNoteCopy(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  { form, account, enquiry }: CopyPlace,
  { text, key }: Note,
  savedAt: number,
): boolean {
  const isSaved = copies.save(
    storage,
    form,
    text === '' ? undefined : { account, enquiry, text, key, savedAt },
  );
  for (const tell of followers) tell();
  return isSaved;
}

export const hasNoteCopy = copies.has;

/** Of this tab and of others. @returns how to end it */
export function followNotes(tell: () => void): () => void {
  followers.add(tell);
  addEventListener('storage', tell);
  return () => {
    followers.delete(tell);
    removeEventListener('storage', tell);
  };
}

export function takeNoteCopy(...place: Parameters<typeof copies.take>): Note | undefined {
  const left = copies.take(...place);
  return left && { text: left.text, key: left.key };
}

export const removeNoteCopies = copies.remove;
