import { describe, expect, it } from 'vitest';
import { callDue } from './callDue.ts';
import type { WorkingHours } from './schemas/hours.ts';

const HOUR = 3_600_000;
const STEP = 37 * 60_000;
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
  ['usual hours in Noida', republicDay, 'Asia/Kolkata'],
  ['a short Saturday in Vienna', shortSaturday, 'Europe/Vienna'],
  ['eight hours of promise in Newfoundland', { ...shortSaturday, callWithinHours: 8 }, 'America/St_Johns'],
])('at any moment of a year, with %s, a call', (_name, hours, timeZone) => {
  const [first, last] = [Date.parse('2026-01-01'), Date.parse('2027-01-01')];
  const moments = Array.from({ length: Math.ceil((last - first) / STEP) }, (_, step) => first + step * STEP);
  const dues = moments.map((moment) => ({ moment, due: callDue(moment, hours, timeZone) }));

  it('is due while the studio is open, so many open hours later', () => {
    const opened = openMinutes(first, last + 10 * 24 * HOUR, hours, timeZone);
    const wrong = dues.filter(({ moment, due }) => {
      const isOpen = opened.has(due / 60_000 - 1);
      let minutes = 0;
      for (let minute = moment / 60_000; minute < due / 60_000; minute += 1)
        minutes += opened.has(minute) ? 1 : 0;
      return !isOpen || minutes !== hours.callWithinHours * 60;
    });
    expect(wrong).toEqual([]);
  });

  it('is never due earlier for those who write later', () => {
    const falling = dues.filter(({ due }, index) => due < (dues[index - 1]?.due ?? 0));
    expect(falling).toEqual([]);
  });
});

/** Found by asking a calendar about every minute, so that nothing is figured in the way of the function. */
function openMinutes(first: number, last: number, hours: WorkingHours, timeZone: string): Set<number> {
  const calendar = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const opened = new Set<number>();
  for (let moment = first; moment < last; moment += HOUR / 4) {
    const shown = calendar.format(moment);
    const clock = shown.slice(-5);
    const [, times] = Object.entries(hours.days).find(([day]) => shown.startsWith(day)) ?? [];
    if (!times || clock < times.begins || clock >= times.ends) continue;
    if (hours.holidays.some(({ date }) => date === dates.format(moment))) continue;
    for (let minute = 0; minute < 15; minute += 1) opened.add(moment / 60_000 + minute);
  }
  return opened;
}
