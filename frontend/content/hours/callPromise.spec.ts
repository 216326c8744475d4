import { expect, test } from 'vitest';
import { callPromise } from './callPromise.ts';
import { workingHours } from './workingHours.ts';

const { days, holidays, text = '' } = workingHours(undefined);
const withHours = (callWithinHours?: number) =>
  callPromise({ hours: { days, holidays, text, callWithinHours } });

test.each([
  [1, 'A call within one working hour.'],
  [2, 'A call within two working hours.'],
  [10, 'A call within ten working hours.'],
  [11, 'A call within 11 working hours.'],
])('%d hours are promised in words', (hours, sentence) => {
  expect(withHours(hours)('A call within {promise}.')).toBe(sentence);
});

test('the file says it where staff have not', () => {
  expect(callPromise(undefined)('within {promise}')).toBe('within two working hours');
  expect(withHours()('within {promise}')).toBe('within two working hours');
});

test('a sentence without a promise stays as it is', () => {
  expect(withHours(3)('Send it to us.')).toBe('Send it to us.');
});
