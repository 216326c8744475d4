import { useId, useState } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { inOrder, moved } from './moved.ts';
import { useDragging } from './useDragging.ts';

const words = admin.order;

type Key = string | number;

interface ReorderOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Read out with each move. */
  nameOf: (item: Item, index: number) => string;
  /** Called with each move, also while an entry is lifted. */
  onOrder: (items: readonly Item[]) => void;
  /** What is there now in the order of before; by key, unless keys change with what an entry says. */
  inOrderOf?: (now: readonly Item[], before: readonly Item[]) => readonly Item[];
  /** Called once an entry is put down at another place. */
  onPutDown?: (before: readonly Item[], after: readonly Item[]) => void;
}

interface Lifted<Item> {
  key: Key;
  name: string;
  before: readonly Item[];
  isDragged: boolean;
}

/** What the handle and the arrows of one entry need. */
export interface OrderEntry {
  name: string;
  index: number;
  count: number;
  isLifted: boolean;
  onLift: () => void;
  onDrag: () => void;
  onMove: (by: number) => void;
  onPutBack: () => void;
  onLeave: () => void;
}

/**
 * One list whose entries are put in order by dragging, by keys and by buttons. Each entry's element gets `rowProps(item)`
 * and holds `<OrderControls {...entryAt(item, index)} />`; `<output className="vh">{said}</output>` stands beside the list.
 */
export function useReorder<Item>({ items, keyOf, nameOf, ...options }: ReorderOptions<Item>) {
  const { onOrder, onPutDown, inOrderOf = byKey(keyOf) } = options;
  const { rowOf, placeOf } = useRowNames(items, keyOf);
  const [lifted, setLifted] = useState<Lifted<Item>>();
  const [said, setSaid] = useState('');

  const move = (from: number, to: number, name: string): readonly Item[] => {
    const after = moved(items, from, to);
    if (after === items) return items;
    onOrder(after);
    setSaid(words.nowAt(name, to + 1, items.length));
    return after;
  };
  const putDown = () => {
    if (!lifted) return;
    setLifted(undefined);
    if (!lifted.isDragged) setSaid(words.putDown(lifted.name, placeOf(rowOf(lifted.key)) + 1, items.length));
    const back = inOrderOf(items, lifted.before);
    if (back.some((item, index) => item !== items[index])) onPutDown?.(lifted.before, items);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(undefined);
    onOrder(inOrderOf(items, lifted.before));
    setSaid(words.putBack(lifted.name));
  };
  useDragging(lifted?.isDragged ?? false, {
    onOver: (row) => lifted && move(placeOf(rowOf(lifted.key)), placeOf(row), lifted.name),
    onDrop: putDown,
    onGiveUp: putBack,
  });

  const lift = (key: Key, name: string, isDragged: boolean) => {
    setLifted({ key, name, before: items, isDragged });
    if (!isDragged) setSaid(words.lifted(name));
  };
  const step = (from: number, by: number, name: string) => {
    const after = move(from, from + by, name);
    if (!lifted && after !== items) onPutDown?.(items, after);
  };
  return { said, ...entriesOf({ items, keyOf, nameOf, lifted, rowOf, lift, step, putDown, putBack }) };
}

function useRowNames<Item>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const list = useId();
  const rowOf = (key: Key) => `${list} ${key}`;
  const placeOf = (row: string) => items.findIndex((item) => rowOf(keyOf(item)) === row);
  return { rowOf, placeOf };
}

function byKey<Item>(keyOf: (item: Item) => Key) {
  return (now: readonly Item[], before: readonly Item[]) => inOrder(now, keyOf, before.map(keyOf));
}

interface Entries<Item> extends Pick<ReorderOptions<Item>, 'items' | 'keyOf' | 'nameOf'> {
  lifted: Lifted<Item> | undefined;
  rowOf: (key: Key) => string;
  lift: (key: Key, name: string, isDragged: boolean) => void;
  step: (from: number, by: number, name: string) => void;
  putDown: () => void;
  putBack: () => void;
}

function entriesOf<Item>({ items, keyOf, nameOf, lifted, rowOf, ...act }: Entries<Item>) {
  const rowProps = (item: Item) => ({
    'data-order-row': rowOf(keyOf(item)),
    'data-lifted': keyOf(item) === lifted?.key || undefined,
  });
  const entryAt = (item: Item, index: number): OrderEntry => {
    const key = keyOf(item);
    const isLifted = key === lifted?.key;
    const name = nameOf(item, index);
    return {
      name,
      index,
      count: items.length,
      isLifted,
      onLift: () => (isLifted ? act.putDown() : act.lift(key, name, false)),
      onDrag: () => act.lift(key, name, true),
      onMove: (by) => act.step(index, by, isLifted && lifted ? lifted.name : name),
      onPutBack: act.putBack,
      onLeave: () => isLifted && !lifted?.isDragged && act.putDown(),
    };
  };
  return { rowProps, entryAt };
}
