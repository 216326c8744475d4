import { expect, test } from 'vitest';
import type { WorkingHours } from '../../../content/schemas/hours.ts';
import { promiseInWords } from './promiseInWords.ts';

const day = { begins: '10:00', ends: '19:00' };
const hours: WorkingHours = {
  days: {
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    Thursday: day,
    Friday: day,
    Saturday: { begins: '10:00', ends: '17:00' },
    Sunday: null,
  },
  holidays: [],
  callWithinHours: 2,
};
const at = (time: string) => Date.parse(`${time}+05:30`);

test('the promise is told for now, and for the evening before the studio is closed', () => {
  expect(promiseInWords(hours, at('2026-11-24T14:32'))).toBe(
    'The call promise follows these hours. An enquiry sent now would be due today at 16:32; one sent on Saturday at 16:30, on Monday at 11:30.',
  );
});

test('a holiday counts as closed', () => {
  const holidays = [{ date: '2026-11-26', name: 'A holiday' }];
  expect(promiseInWords({ ...hours, holidays }, at('2026-11-24T14:32'))).toMatch(
    /one sent on Wednesday at 18:30, on Friday at 11:30\.$/,
  );
});

test('a moment after a week has its date', () => {
  expect(promiseInWords(hours, at('2026-11-22T12:00'))).toMatch(/on Monday 30 November at 11:30\.$/);
});

test('after the last evening before the studio is closed, the next of these is told', () => {
  expect(promiseInWords(hours, at('2026-11-28T20:50'))).toMatch(
    /one sent on Saturday 5 December at 16:30, on Monday 7 December at 11:30\.$/,
  );
});

test('a studio that never closes a day tells its next evening', () => {
  const days = { ...hours.days, Sunday: day };
  expect(promiseInWords({ ...hours, days }, at('2026-11-24T14:32'))).toMatch(
    /one sent today at 18:30, on Wednesday at 11:30\.$/,
  );
});

test('hours that never open promise nothing', () => {
  const days = { ...hours.days, ...Object.fromEntries(Object.keys(hours.days).map((name) => [name, null])) };
  expect(promiseInWords({ ...hours, days }, at('2026-11-24T14:32'))).toBeUndefined();
});

test.each([
  ['opens', { begins: '', ends: '19:00' }],
  ['closes', { begins: '10:00', ends: '' }],
])('hours promise nothing while it is not typed when a day %s', (_when, Tuesday) => {
  const days = { ...hours.days, Tuesday };
  expect(promiseInWords({ ...hours, days }, at('2026-11-24T14:32'))).toBeUndefined();
});
