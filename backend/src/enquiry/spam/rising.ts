/** The points for so many; the last also for all beyond. @param count at least 1 */
export function rising(points: readonly number[], count: number): number {
  return points[Math.min(count, points.length) - 1] ?? 0;
}
