/** What a counter shows `elapsed` milliseconds after it began: quick at first, slower towards its target. */
export function counterValue(target: number, elapsed: number, duration: number): number {
  const progress = Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(target * (1 - (1 - progress) ** 3));
}
