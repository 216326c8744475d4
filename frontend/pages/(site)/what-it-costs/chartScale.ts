import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers } from '../../../content/costRange.ts';
import { costChartAxis, costRule } from '../../../content/range.ts';

const MAX_MARKS = 8;

export interface Scale {
  /** Marks of an axis, from its beginning to its end. */
  marks: number[];
  /** Where a value stands, in per cent of the axis. */
  at: (value: number) => number;
}

/** @returns the projects of this type that could be compared with some size, and axes on which they all stand */
export function chartScale(type: Answers['type'], finished: Comparable[]) {
  const { min, max } = costRule.sizes[type];
  const nearest = 1 - costRule.sizeWithin;
  const farthest = 1 + costRule.sizeWithin;
  const shown = finished.filter(
    ({ type: other, size_sqft: size }) => other === type && size >= min * nearest && size <= max * farthest,
  );
  const sizes = shown.map((project) => project.size_sqft);
  const { from, to, step } = costChartAxis.size[type];
  const { lakh } = costChartAxis;
  return {
    shown,
    size: scale(Math.min(from, ...sizes), Math.max(to, ...sizes), step),
    lakh: scale(0, roundUp(Math.max(lakh.to, ...shown.map((project) => project.lakh)), lakh.step), lakh.step),
  };
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

function scale(from: number, to: number, step: number): Scale {
  let apart = step;
  while ((to - from) / apart > MAX_MARKS) apart *= 2;
  const first = roundUp(from, apart);
  const marks = Array.from(
    { length: Math.floor((to - first) / apart) + 1 },
    (_, index) => first + index * apart,
  );
  return { marks, at: (value) => ((Math.min(value, to) - from) / (to - from)) * 100 };
}
