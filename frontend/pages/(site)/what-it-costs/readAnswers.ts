import type { Answers } from '../../../content/costRange.ts';
import { costRule } from '../../../content/range.ts';

/** Of the address or the form: what cannot be read is the first suggestion. */
export function readAnswers(asked: Record<string, unknown>): Answers {
  const type = asked['type'] === 'office' ? 'office' : 'home';
  const { grade } = asked;
  return {
    type,
    size: sizeOf(type, asked['size']),
    grade: grade === 'plain' || grade === 'full' ? grade : 'middle',
  };
}

function sizeOf(type: Answers['type'], asked: unknown): number {
  const { min, max, step, start } = costRule.sizes[type];
  const size = typeof asked === 'string' && asked.trim() ? Number(asked) : start;
  if (Number.isNaN(size)) return start;
  const steps = Math.round((Math.min(Math.max(size, min), max) - min) / step);
  return min + steps * step;
}

/** @param path of a page that reads the answers */
export const withAnswers = (path: string, { type, size, grade }: Answers): string =>
  `${path}?${new URLSearchParams({ type, size: `${size}`, grade })}`;
