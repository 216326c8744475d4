/** Ease-out. Times in milliseconds. */
export function counterValue(target: number, elapsed: number, duration: number): number {
  const progress = Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(target * (1 - (1 - progress) ** 3));
}
