import type { RangeContent } from './schemas/range.ts';

export interface Answers {
  type: 'home' | 'office';
  /** In square feet. */
  size: number;
  grade: 'plain' | 'middle' | 'full';
}

/** A finished project, as far as a cost can be compared. */
export interface Finished {
  type: string;
  size_sqft: number;
  grade: string;
  /** The final bill in lakh of rupees, taxes included. */
  lakh: number;
}

/** @returns the comparable projects and, where they are enough, the whole lakh between which one of this size ends */
export function costRange<Project extends Finished>(
  { type, size, grade }: Answers,
  finished: Project[],
  { minComparable, sizeWithin }: Pick<RangeContent['rule'], 'minComparable' | 'sizeWithin'>,
): { comparable: Project[]; range: { low: number; high: number } | undefined } {
  const comparable = finished.filter(
    (project) =>
      project.type === type &&
      project.grade === grade &&
      Math.abs(project.size_sqft - size) <= size * sizeWithin,
  );
  if (comparable.length < minComparable) return { comparable, range: undefined };
  // Decimals are not exact: a whole lakh would come out as a little more or less.
  const bills = comparable.map(({ lakh, size_sqft }) => Number(((lakh * size) / size_sqft).toFixed(6)));
  const range = { low: Math.floor(Math.min(...bills)), high: Math.ceil(Math.max(...bills)) };
  return { comparable, range };
}
