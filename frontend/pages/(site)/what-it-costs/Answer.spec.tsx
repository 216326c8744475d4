import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Comparable } from '../../../api/wire.gen.ts';
import { costRange } from '../../../content/costRange.ts';
import { costRule } from '../../../content/range.ts';
import { Answer } from './Answer.tsx';

const answers = { type: 'home', size: 1500, grade: 'middle' } as const;
const facts = { type: 'home', size_sqft: 1500, grade: 'middle', year: 2025, lakh: 20 } as const;

const answerFrom = (samples: boolean[]) => {
  const finished: Comparable[] = samples.map((is_sample) => ({
    ...facts,
    is_sample,
    place: 'Sector 44',
    slug: null,
    title: null,
  }));
  const figured = costRange(answers, finished, costRule);
  return renderToStaticMarkup(<Answer answers={answers} finished={finished} {...figured} />);
};

test.each([
  ['figures of three projects, of which one is a sample,', [false, true, false], true],
  ['the table of two samples', [true, true], true],
  ['figures of three real projects', [false, false, false], false],
])('%s are called samples or not', (_what, samples, isSaid) => {
  expect(answerFrom(samples).includes('Sample figures')).toBe(isSaid);
});

test.each([
  ['without a range', [true], false],
  ['with a range', [false, false, false], true],
])('an answer %s tells what is in it, or does not', (_what, samples, isTold) => {
  expect(answerFrom(samples).includes('In the range')).toBe(isTold);
});
