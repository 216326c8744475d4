import * as z from 'zod/mini';
import { postDraft } from '../draft/postDraft.ts';
import { reserveSessionSpace } from '../session/session.ts';

const VERSION = 1;
const PREFIX = 'blogCopy:';
/** Characters; more than the backend accepts. */
const MAX_COPY_LENGTH = 1_500_000;
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

const localCopy = z.object({
  version: z.literal(VERSION),
  /** Id of the post, '' for a new one. */
  blog: z.string(),
  /** Two tabs with the same post have a copy each. */
  form: z.string(),
  savedAt: z.number(),
  /** Undefined for a new post. */
  basedOn: z.optional(z.number()),
  draft: postDraft,
  /** Names only; the files are in IndexedDB. */
  files: z.array(z.string()),
});

export type LocalCopy = z.infer<typeof localCopy>;
export type CopyProblem = 'too long' | 'no room' | 'no room for files';

const keyOf = ({ blog, form }: Pick<LocalCopy, 'blog' | 'form'>) => `${PREFIX}${blog}:${form}`;

export function saveCopy(
  storage: Pick<Storage, 'setItem'>,
  copy: Omit<LocalCopy, 'version'>,
): CopyProblem | undefined {
  const text = JSON.stringify({ version: VERSION, ...copy } satisfies LocalCopy);
  if (text.length > MAX_COPY_LENGTH) return 'too long';
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

/** For a copy whose post was deleted. */
export function makeCopyNew(storage: Storage, copy: LocalCopy): void {
  const { basedOn: _gone, ...rest } = copy;
  removeCopy(storage, copy);
  if (saveCopy(storage, { ...rest, blog: '' })) saveCopy(storage, copy);
}

/** Newest first; removes those that are too old or unreadable. */
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
