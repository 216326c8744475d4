import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sentenceOf } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { useReorder } from '../../kit/order/useReorder.ts';
import { useStudio } from '../StudioContext.ts';
import { type GoneRow, type ListRow, arrangeRows } from './arrangeRows.ts';
import { type Json, isSameJson } from '../json.ts';
import {
  type CarefulChange,
  carefulReorder,
  changeList,
  itemsOf,
  placeOf,
  putEntryBack,
  reorder,
  take,
} from './listChanges.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { undoToast } from '../../kit/undoToast.tsx';
import { useRowEdits } from './useRowEdits.ts';

const words = admin.studio;

export function nameOf(list: ListDefinition, item: Json | undefined): string {
  if (item === undefined) return words.unnamed;
  const { name, title } = list.words(item, { isLast: false });
  return name ?? title;
}

export function useStudioList(list: ListDefinition) {
  const { sections } = useStudio();
  const edits = useRowEdits((store) => store.edits).filter((edit) => edit.list === list.id);
  const saveList = useSaveList(list);
  const underWay = useRef(new Set<Json>());
  const [gone, setGone] = useState<readonly GoneRow[]>([]);
  const section = sections.find(({ name }) => name === list.section);
  const order = useOrder(list, itemsOf(list, section?.value), saveList);
  const rows = arrangeRows(list, order.items, { edits, gone });

  const remove = async (row: ListRow, name: string): Promise<boolean> => {
    const { item } = row;
    if (item === undefined || underWay.current.has(item)) return false;
    underWay.current.add(item);
    const before = rows.slice(0, rows.indexOf(row)).findLast((one) => one.item ?? one.gone);
    const isGone = await removeFrom(list, item, (taking) => saveList(taking, words.failed.removal(name)));
    underWay.current.delete(item);
    if (isGone) setGone((all) => [...all, { item, neighbour: before?.item ?? before?.gone?.item }]);
    return isGone;
  };
  const bringBack = async ({ item, neighbour }: GoneRow): Promise<boolean> => {
    if (underWay.current.has(item)) return false;
    underWay.current.add(item);
    const isBack = await saveList(putEntryBack(item, neighbour), words.failed.row(nameOf(list, item)));
    underWay.current.delete(item);
    if (isBack) setGone((all) => all.filter((one) => one.item !== item));
    return isBack;
  };
  const reordering = useReorder<ListRow>({
    items: rows.filter(({ item }) => item !== undefined),
    keyOf: ({ key }) => key,
    nameOf: ({ item }) => nameOf(list, item),
    onOrder: (moved) => order.show(itemsIn(moved)),
    inOrderOf: (now, before) => rowsInOrder(list, now, before),
    onPutDown: (before, after) => void order.store(itemsIn(before), itemsIn(after)),
  });
  return { rows, remove, bringBack, order, reordering };
}

async function removeFrom(
  list: ListDefinition,
  item: Json,
  saveList: (taking: CarefulChange) => Promise<boolean>,
): Promise<boolean> {
  let isThere = false;
  let after: readonly Json[] | undefined;
  const isSaved = await saveList((items) => {
    if (after && isSameJson([...items], [...after])) return items;
    isThere = items.some((one) => isSameJson(one, item));
    if (!isThere && placeOf(list, items, item) >= 0) return undefined;
    after = take(list, item)(items);
    return after;
  });
  if (isSaved && !isThere) toast.error(words.conflict.list);
  return isSaved && isThere;
}

/** @returns what saves one change after the other, and tells whether it is on the site */
function useSaveList(list: ListDefinition) {
  const { save } = useStudio();
  return async (change: CarefulChange, failed: string): Promise<boolean> => {
    const outcome = await save(list.section, (value) => changeList(list, value, change));
    if (outcome.kind === 'conflict' || outcome.kind === 'given up') toast.error(words.conflict.list);
    if (outcome.kind === 'refused') toast.error([failed, sentenceOf(outcome.error, '')].join(' '));
    return outcome.kind === 'saved';
  };
}

const itemsIn = (rows: readonly ListRow[]) => rows.flatMap(({ item }) => (item === undefined ? [] : [item]));

/** Rows that were saved since stand where they stood, although their words are others. */
function rowsInOrder(list: ListDefinition, now: readonly ListRow[], before: readonly ListRow[]): ListRow[] {
  const items = reorder(list, itemsIn(before))(itemsIn(now));
  const place = (row: ListRow) => items.findIndex((item) => item === row.item);
  return now.toSorted((one, other) => place(one) - place(other));
}

/** Shows an order before it is saved, and goes on showing it when it could not be. */
function useOrder(
  list: ListDefinition,
  stored: readonly Json[],
  saveList: (change: CarefulChange, failed: string) => Promise<boolean>,
) {
  const [shown, setShown] = useState<readonly Json[]>();
  const [failed, setFailed] = useState<() => void>();
  const latest = useRef(0);
  const toastId = useId();
  const items = shown ? reorder(list, shown)(stored) : stored;
  const show = (order: readonly Json[]) => setShown(isSameJson([...order], [...stored]) ? undefined : order);
  const store = async (before: readonly Json[], after: readonly Json[]): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setShown(after);
    setFailed(undefined);
    const isSaved = await saveList(carefulReorder(list, after), words.failed.order);
    // Somebody has moved on meanwhile.
    if (latest.current !== turn) return;
    if (!isSaved) return setFailed(() => () => void store(before, after));
    setShown((order) => (isSameJson([...(order ?? after)], [...after]) ? undefined : order));
    undoToast(words.orderSaved, () => void store(after, before), { id: toastId });
  };
  return { items, show, store, retry: failed };
}
