import * as z from 'zod/mini';
import type { DraftKind } from '../draft/DraftKind.ts';
import { reserveSessionSpace } from '../session/session.ts';
import { copyRetention } from './copyRetention.ts';

const VERSION = 1;
/** Characters; more than the backend accepts. */
const MAX_COPY_LENGTH = 1_500_000;

const localCopy = z.object({
  version: z.literal(VERSION),
  /** Of the post or project, '' for a new one. Copies of posts from before there were projects call it `blog`. */
  id: z.optional(z.string()),
  blog: z.optional(z.string()),
  /** Two tabs with the same post have a copy each. */
  form: z.string(),
  account: z.optional(z.string()),
  savedAt: z.number(),
  /** Undefined for a new post. */
  basedOn: z.optional(z.number()),
  draft: z.unknown(),
  /** Names only; the files are in IndexedDB. */
  files: z.array(z.string()),
  /** The version that was put back. */
  restoredFrom: z.optional(z.number()),
  /** Of a save that may have been stored. */
  saveKey: z.optional(z.string()),
  /** The post that a new one was found to be, changed by somebody else meanwhile. */
  conflict: z.optional(z.string()),
});

export interface LocalCopy<Draft> {
  id: string;
  form: string;
  account?: string | undefined;
  savedAt: number;
  basedOn?: number | undefined;
  draft: Draft;
  files: string[];
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
  conflict?: string | undefined;
}
export type CopyProblem = 'too long' | 'no room';

type Place = Pick<LocalCopy<unknown>, 'id' | 'form'>;
type Kind<Draft> = Pick<DraftKind<Draft>, 'prefix' | 'schema'>;

const keyOf = ({ prefix }: Pick<Kind<unknown>, 'prefix'>, { id, form }: Place) => `${prefix}${id}:${form}`;

export function saveCopy<Draft>(
  storage: Pick<Storage, 'setItem'>,
  kind: Kind<Draft>,
  copy: LocalCopy<Draft>,
): CopyProblem | undefined {
  const text = JSON.stringify({ version: VERSION, ...copy } satisfies z.infer<typeof localCopy>);
  if (text.length > MAX_COPY_LENGTH) return 'too long';
  try {
    reserveSessionSpace(storage);
    storage.setItem(keyOf(kind, copy), text);
    return undefined;
  } catch {
    return 'no room';
  }
}

export function removeCopy<Draft>(
  storage: Pick<Storage, 'removeItem'>,
  kind: Kind<Draft>,
  copy: Place,
): void {
  storage.removeItem(keyOf(kind, copy));
}

/** For a copy whose post was deleted. */
export function makeCopyNew<Draft>(storage: Storage, kind: Kind<Draft>, copy: LocalCopy<Draft>): void {
  const { basedOn: _gone, ...rest } = copy;
  removeCopy(storage, kind, copy);
  if (saveCopy(storage, kind, { ...rest, id: '' })) saveCopy(storage, kind, copy);
}

/** Everybody's, newest first; removes those that are too old or unreadable. */
export function readCopies<Draft>(storage: Storage, kind: Kind<Draft>, now: number): LocalCopy<Draft>[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(kind.prefix));
  const copies = keys.flatMap((key) => {
    const copy = parse(storage.getItem(key), kind);
    if (copy && now - copy.savedAt < copyRetention) return [copy];
    storage.removeItem(key);
    return [];
  });
  return copies.toSorted((a, b) => b.savedAt - a.savedAt);
}

function parse<Draft>(text: string | null, kind: Kind<Draft>): LocalCopy<Draft> | undefined {
  try {
    const {
      version: _present,
      blog = '',
      id = blog,
      draft,
      ...copy
    } = localCopy.parse(JSON.parse(text ?? 'null'));
    return { ...copy, id, draft: kind.schema.parse(draft) };
  } catch {
    return undefined;
  }
}
