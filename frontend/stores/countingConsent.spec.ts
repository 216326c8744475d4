import { expect, test } from 'vitest';
import { readAnswer } from './countingConsent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 5, 1);

test.each(['yes', 'no'])('the answer "%s" is remembered for six months', (answer) => {
  expect(readAnswer({ answer, at: now - 179 * DAY_MS }, now)).toBe(answer);
  expect(readAnswer({ answer, at: now - 181 * DAY_MS }, now)).toBeUndefined();
});

test.each([null, 'yes', {}, { answer: 'yes' }, { answer: 'maybe', at: now }, { answer: 'yes', at: 'now' }])(
  '%j is no answer',
  (stored) => {
    expect(readAnswer(stored, now)).toBeUndefined();
  },
);

test('an answer of a day that has not come is none', () => {
  expect(readAnswer({ answer: 'yes', at: now + DAY_MS }, now)).toBeUndefined();
});
