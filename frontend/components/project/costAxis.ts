const STEPS = 4;
const ROUND = [1, 2, 5, 10];

/** Marks in lakh from nought to beyond the highest cost, at round distances. */
export function costAxis(highest: number): number[] {
  const least = Math.max(highest, STEPS) / STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND.find((round) => round * magnitude >= least) ?? 10);
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}
