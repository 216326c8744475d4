import { describe, expect, it } from 'vitest';
import { callDue } from './callDue.ts';
import type { WorkingHours } from '../schemas/hours.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const open = { begins: '10:00', ends: '19:00' };
const week = { Monday: open, Tuesday: open, Wednesday: open, Thursday: open, Friday: open };
const usual: WorkingHours = {
  days: { ...week, Saturday: open, Sunday: null },
  holidays: [],
  callWithinHours: 2,
};
const republicDay = { ...usual, holidays: [{ date: '2026-01-26', name: 'Republic Day' }] };
const shortSaturday = { ...usual, days: { ...usual.days, Saturday: { begins: '10:00', ends: '17:00' } } };
const at = (time: string) => new Date(`${time}+05:30`).getTime();

describe('a call', () => {
  it.each([
    ['two hours later on a working day', usual, '2026-01-29T14:18', '2026-01-29T16:18'],
    [
      'from the beginning of the day for those who write at night',
      usual,
      '2026-01-29T03:00',
      '2026-01-29T12:00',
    ],
    ['the next morning for the part that does not fit today', usual, '2026-01-29T18:30', '2026-01-30T11:30'],
    ['on Monday for those who write on Saturday evening', usual, '2026-01-31T20:00', '2026-02-02T12:00'],
    ['on Monday for those who write on Sunday', usual, '2026-02-01T12:00', '2026-02-02T12:00'],
    ['at the last minute of the day when it just fits', usual, '2026-01-29T17:00', '2026-01-29T19:00'],
    [
      'on Monday for the part that a short Saturday leaves',
      shortSaturday,
      '2026-01-31T16:30',
      '2026-02-02T11:30',
    ],
    ['after a holiday for those who write on it', republicDay, '2026-01-26T14:18', '2026-01-27T12:00'],
    [
      'on Tuesday when Sunday is closed and Monday a holiday',
      republicDay,
      '2026-01-24T18:50',
      '2026-01-27T11:50',
    ],
  ])('is due %s', (_when, hours, written, due) => {
    expect(new Date(callDue(at(written), hours, 'Asia/Kolkata'))).toEqual(new Date(at(due)));
  });

  it.each(['2026-03-28T20:00+01:00', '2026-10-24T20:00+02:00'])(
    'is due when the clock shows noon though it was changed in the night after %s',
    (written) => {
      const hours = { ...usual, days: { ...usual.days, Sunday: open } };
      const due = new Date(callDue(Date.parse(written), hours, 'Europe/Vienna'));
      expect(due.toLocaleTimeString('en-GB', { timeZone: 'Europe/Vienna' })).toBe('12:00:00');
    },
  );
});

describe.each([
  ['every minute, with usual hours in Noida', republicDay, 'Asia/Kolkata', 1],
  ['every seventh, with a short Saturday in Vienna', shortSaturday, 'Europe/Vienna', 7],
  [
    'every seventh, with eight hours of promise in Newfoundland',
    { ...shortSaturday, callWithinHours: 8 },
    'America/St_Johns',
    7,
  ],
])('of a year, %s, a call', (_name, hours, timeZone, step) => {
  const [first, last] = [Date.parse('2026-01-01'), Date.parse('2027-01-01')];
  const opened = openMinutesSoFar(first, last + 10 * 24 * HOUR, hours, timeZone);
  const openUntil = (moment: number) => opened[(moment - first) / MINUTE] ?? NaN;
  const dues = Array.from({ length: Math.floor((last - first) / MINUTE / step) }, (_, index) =>
    callDue(first + index * step * MINUTE, hours, timeZone),
  );

  it('is due so many open minutes later, at the end of one of them, and never earlier for who writes later', () => {
    let before = 0;
    const wrong = dues.filter((due, index) => {
      const moment = first + index * step * MINUTE;
      const isOpen = openUntil(due) - openUntil(due - MINUTE) === 1;
      const isLater = due >= before;
      before = due;
      return !isOpen || !isLater || openUntil(due) - openUntil(moment) !== hours.callWithinHours * 60;
    });
    expect(wrong).toEqual([]);
  });
});

/** Found by asking a calendar about every quarter of an hour, so that nothing is figured in the way of the function. */
function openMinutesSoFar(first: number, last: number, hours: WorkingHours, timeZone: string): Uint32Array {
  const calendar = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const soFar = new Uint32Array((last - first) / MINUTE + 1);
  for (let moment = first; moment < last; moment += HOUR / 4) {
    const shown = calendar.format(moment);
    const clock = shown.slice(-5);
    const [, times] = Object.entries(hours.days).find(([day]) => shown.startsWith(day)) ?? [];
    const isHoliday = hours.holidays.some(({ date }) => date === dates.format(moment));
    const isOpen = times && !isHoliday && clock >= times.begins && clock < times.ends;
    for (let minute = (moment - first) / MINUTE, end = minute + 15; minute < end; minute += 1)
      soFar[minute + 1] = (soFar[minute] ?? 0) + (isOpen ? 1 : 0);
  }
  return soFar;
}
