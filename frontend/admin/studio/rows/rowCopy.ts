import * as z from 'zod/mini';
import { reserveSessionSpace } from '../../session/session.ts';
import { json } from '../json.ts';
import { copyRetention } from '../../copies/copyRetention.ts';

const PREFIX = 'rowCopy:';

const rowCopy = z.object({
  list: z.string(),
  /** What stood there when it was opened; undefined for a new row. */
  base: z.optional(json),
  draft: z.record(z.string(), z.string()),
  account: z.optional(z.string()),
  savedAt: z.number(),
});
export type RowCopy = z.infer<typeof rowCopy>;

/** @returns whether there was room */
export function saveRowCopy(storage: Pick<Storage, 'setItem'>, id: string, copy: RowCopy): boolean {
  try {
    reserveSessionSpace(storage);
    storage.setItem(`${PREFIX}${id}`, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeRowCopy(storage: Pick<Storage, 'removeItem'>, id: string): void {
  storage.removeItem(`${PREFIX}${id}`);
}

/** Everybody's, the oldest first; removes those that are too old or unreadable. */
export function readRowCopies(storage: Storage, now: number): (RowCopy & { id: string })[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  const copies = keys.flatMap((key) => {
    const copy = parse(storage.getItem(key));
    if (copy && now - copy.savedAt < copyRetention) return [{ ...copy, id: key.slice(PREFIX.length) }];
    storage.removeItem(key);
    return [];
  });
  return copies.toSorted((a, b) => a.savedAt - b.savedAt);
}

function parse(stored: string | null): RowCopy | undefined {
  try {
    return rowCopy.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
