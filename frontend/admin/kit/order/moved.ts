/** The list with one entry at another place; the same list when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The wished order of a list that may have changed since; entries that nobody has placed come last. */
export function inOrder<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  order: readonly Key[],
): Item[] {
  const place = new Map(order.map((key, index) => [key, index]));
  const rank = (item: Item) => place.get(keyOf(item)) ?? order.length;
  return items.toSorted((one, other) => rank(one) - rank(other));
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** How many places an arrow key moves a lifted entry; undefined for other keys. */
export function stepOf(key: string): number | undefined {
  return STEPS[key];
}
