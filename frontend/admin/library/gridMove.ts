const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** The place an arrow key leads to in a grid that is read row by row; undefined at its edge, and for other keys. */
export function gridMove(key: string, at: number, count: number, columns: number): number | undefined {
  const step = STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  const to = at + step;
  return to >= 0 && to < count ? to : undefined;
}

/** How many stand in the first row. @param tops of all, in reading order */
export function columnsOf(tops: readonly number[]): number {
  const second = tops.findIndex((top) => top > (tops[0] ?? 0));
  return second === -1 ? tops.length : second;
}
