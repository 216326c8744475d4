import * as z from 'zod/mini';
import { postDraft } from '../draft/postDraft.ts';
import { reserveSessionSpace } from '../session/session.ts';

const VERSION = 1;
const PREFIX = 'blogCopy:';
/** Letters of the longest copy: more than the backend takes as a text. */
const LONGEST = 1_500_000;
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

const localCopy = z.object({
  version: z.literal(VERSION),
  /** Id of the blog, '' for one that has none yet. */
  blog: z.string(),
  /** The form that wrote it: two tabs with the same blog do not write over each other. */
  form: z.string(),
  savedAt: z.number(),
  /** The version of the blog that it changes; none for a new blog. */
  basedOn: z.optional(z.number()),
  draft: postDraft,
  /** Names of the files that were chosen as pictures, which are kept elsewhere. */
  files: z.array(z.string()),
});

/** What a form held, kept in this browser until it is saved. */
export type LocalCopy = z.infer<typeof localCopy>;
export type CopyProblem = 'too long' | 'no room' | 'no room for files';

const keyOf = ({ blog, form }: Pick<LocalCopy, 'blog' | 'form'>) => `${PREFIX}${blog}:${form}`;

/** @returns what stood in the way of keeping it, if something did */
export function saveCopy(
  storage: Pick<Storage, 'setItem'>,
  copy: Omit<LocalCopy, 'version'>,
): CopyProblem | undefined {
  const text = JSON.stringify({ version: VERSION, ...copy } satisfies LocalCopy);
  if (text.length > LONGEST) return 'too long';
  try {
    reserveSessionSpace(storage);
    storage.setItem(keyOf(copy), text);
    return undefined;
  } catch {
    return 'no room';
  }
}

export function removeCopy(
  storage: Pick<Storage, 'removeItem'>,
  copy: Pick<LocalCopy, 'blog' | 'form'>,
): void {
  storage.removeItem(keyOf(copy));
}

/** Makes what was written in a blog that is gone the beginning of a new one. */
export function makeCopyNew(storage: Storage, copy: LocalCopy): void {
  const { basedOn: _gone, ...rest } = copy;
  removeCopy(storage, copy);
  if (saveCopy(storage, { ...rest, blog: '' })) saveCopy(storage, copy);
}

/** Every copy in this browser, newest first. What is too old or not readable goes. */
export function readCopies(storage: Storage, now: number): LocalCopy[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  const copies = keys.flatMap((key) => {
    const copy = parse(storage.getItem(key));
    if (copy && now - copy.savedAt < RETENTION_MS) return [copy];
    storage.removeItem(key);
    return [];
  });
  return copies.toSorted((a, b) => b.savedAt - a.savedAt);
}

function parse(text: string | null): LocalCopy | undefined {
  try {
    return localCopy.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
