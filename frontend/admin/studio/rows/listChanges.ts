import { type Json, isSameJson, keyOf, readAt, writeAt } from '../json.ts';
import type { ListDefinition } from './ListDefinition.ts';

type Place = Pick<ListDefinition, 'path' | 'isSingle' | 'sortedBy'>;
type Identified = Place & Pick<ListDefinition, 'identity'>;

/** Each change can be made again without effect, so that a save whose answer was lost may be repeated. */
export type ListChange = (items: readonly Json[]) => readonly Json[];
/** Undefined where somebody else has changed the same meanwhile. */
export type CarefulChange = (items: readonly Json[]) => readonly Json[] | undefined;

export function itemsOf({ path, isSingle }: Place, value: Json | undefined): readonly Json[] {
  const found = readAt(value, path);
  if (isSingle) return found === undefined ? [] : [found];
  return Array.isArray(found) ? found : [];
}

export function changeList(place: Place, value: Json, change: ListChange): Json;
export function changeList(place: Place, value: Json, change: CarefulChange): Json | undefined;
export function changeList(place: Place, value: Json, change: CarefulChange): Json | undefined {
  const items = change(itemsOf(place, value));
  if (!items) return undefined;
  const whole = place.isSingle ? items[0] : sorted(place, items);
  return writeAt(value, place.path, whole) ?? value;
}

/** Where an entry stands now, also when somebody else has changed it. -1 when it is gone, or several could be it. */
export function placeOf(list: Identified, items: readonly Json[], item: Json | undefined): number {
  if (list.isSingle) return 0;
  if (item === undefined) return -1;
  const same = items.findIndex((other) => isSameJson(other, item));
  if (same >= 0) return same;
  const identity = readAt(item, list.identity);
  const alike = items.filter((other) => isSameJson(readAt(other, list.identity), identity));
  return alike.length === 1 ? items.findIndex((other) => other === alike[0]) : -1;
}

/** Somebody else has changed it or taken it out since it was read. */
export function isChangedMeanwhile(items: readonly Json[], before: Json | undefined, item: Json): boolean {
  return before !== undefined && !items.some((one) => isSameJson(one, before) || isSameJson(one, item));
}

/** In place of what it was; at the end when it is new or gone. */
export function put(list: Identified, before: Json | undefined, item: Json): ListChange {
  return (items) => {
    if (!list.isSingle && items.some((other) => isSameJson(other, item))) return items;
    const at = placeOf(list, items, before);
    return at < 0 ? [...items, item] : items.with(at, item);
  };
}

export function take(list: Identified, item: Json): ListChange {
  return (items) => {
    const at = placeOf(list, items, item);
    return items.filter((_other, index) => index !== at);
  };
}

/** @param neighbour the entry that stood before it */
export function putEntryBack(item: Json, neighbour: Json | undefined): ListChange {
  return (items) => {
    if (items.some((other) => isSameJson(other, item))) return items;
    const at = neighbour === undefined ? 0 : items.findIndex((other) => isSameJson(other, neighbour)) + 1;
    return items.toSpliced(at === 0 && neighbour !== undefined ? items.length : at, 0, item);
  };
}

/** An entry of another name takes the place of one that is gone, as it may be the same; others come last. */
export function reorder(list: Identified, order: readonly Json[]): ListChange {
  return (items) => {
    const found = items.map((item) => placeOf(list, order, item));
    const free = [...order.keys()].filter((place) => !found.includes(place));
    const places = found.map((place) => (place < 0 ? (free.shift() ?? order.length) : place));
    const entries = items.map((item, index) => ({ item, place: places[index] ?? order.length }));
    return entries.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
  };
}

/** Gives up where somebody else has saved an order since it was first tried. */
export function carefulReorder(list: Identified, order: readonly Json[]): CarefulChange {
  let seen: readonly Json[] | undefined;
  return (items) => {
    const isInOrder = (before: readonly Json[]) => isSameJson([...reorder(list, before)(items)], [...items]);
    if (seen && !isInOrder(seen) && !isInOrder(order)) return undefined;
    seen = items;
    return reorder(list, order)(items);
  };
}

function sorted({ sortedBy }: Place, items: readonly Json[]): Json[] {
  if (sortedBy === undefined) return [...items];
  const rank = (item: Json) => keyOf(readAt(item, sortedBy));
  return items.toSorted((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }));
}
