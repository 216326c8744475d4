import { type Json, isSameJson, keyOf } from '../json.ts';
import { placeOf } from './listChanges.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { RowEdit } from './useRowEdits.ts';

/** What was removed on this visit, and what stood before it. */
export interface GoneRow {
  item: Json;
  neighbour: Json | undefined;
}

export interface ListRow {
  key: string;
  /** Undefined for a new one, and for one that is gone meanwhile. */
  item?: Json;
  edit?: RowEdit;
  gone?: GoneRow;
}

export const goneKey = (item: Json) => `gone ${keyOf(item)}`;

type Identified = Pick<ListDefinition, 'path' | 'isSingle' | 'identity'>;

/** The entries in their order, each with what is typed in it; removed ones in their former place; new ones at the end. */
export function arrangeRows(
  list: Identified,
  items: readonly Json[],
  { edits, gone }: { edits: readonly RowEdit[]; gone: readonly GoneRow[] },
): ListRow[] {
  const seen = new Map<string, number>();
  const rows: ListRow[] = items.map((item) => {
    const key = keyOf(item);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return { key: times > 1 ? `${key} ${times}` : key, item };
  });
  const withoutPlace = edits.filter((edit) => {
    const row = rows[placeOf(list, items, edit.base)];
    if (!row || row.edit) return true;
    row.edit = edit;
    return false;
  });
  for (const one of gone) {
    const before = rows.findLastIndex((row) => isSameJson(row.item ?? row.gone?.item, one.neighbour));
    const at = one.neighbour === undefined ? 0 : before < 0 ? rows.length : before + 1;
    rows.splice(at, 0, { key: goneKey(one.item), gone: one });
  }
  return [...rows, ...withoutPlace.map((edit) => ({ key: edit.id, edit }))];
}
