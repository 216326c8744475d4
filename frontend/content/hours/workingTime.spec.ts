import { expect, test } from 'vitest';
import { callDue } from './callDue.ts';
import type { WorkingHours } from '../schemas/hours.ts';
import { openNow, workingTime } from './workingTime.ts';

const MINUTE = 60_000;
const open = { begins: '10:00', ends: '19:00' };
const week = { Monday: open, Tuesday: open, Wednesday: open, Thursday: open, Friday: open };
const hours: WorkingHours = {
  days: { ...week, Saturday: { begins: '10:00', ends: '17:00' }, Sunday: null },
  holidays: [{ date: '2026-01-26', name: 'Republic Day' }],
  callWithinHours: 2,
};
const at = (time: string) => Date.parse(`${time}+05:30`);
const minutes = (from: string, to: string) => workingTime(at(from), at(to), hours, 'Asia/Kolkata') / MINUTE;

test.each([
  ['the minutes of one day', '2026-01-29T12:00', '2026-01-29T12:47', 47],
  ['nothing before the studio opens', '2026-01-29T03:00', '2026-01-29T09:59', 0],
  ['over a night', '2026-01-29T18:30', '2026-01-30T10:15', 45],
  ['over a short Saturday, a Sunday and a holiday', '2026-01-24T16:30', '2026-01-27T10:20', 50],
  ['nothing between a moment and itself', '2026-01-29T12:00', '2026-01-29T12:00', 0],
])('working time counts %s', (_what, from, to, expected) => {
  expect(minutes(from, to)).toBe(expected);
});

test('until a call is due it is always what was promised', () => {
  for (let moment = at('2026-01-19T00:00'); moment < at('2026-02-02T00:00'); moment += 37 * MINUTE) {
    const due = callDue(moment, hours, 'Asia/Kolkata');
    expect(workingTime(moment, due, hours, 'Asia/Kolkata')).toBe(120 * MINUTE);
  }
});

test.each([
  ['2026-01-29T14:32', true, '2026-01-29T19:00'],
  ['2026-01-29T19:00', false, '2026-01-30T10:00'],
  ['2026-01-24T18:50', false, '2026-01-27T10:00'],
])('at %s it is known whether the studio is open, and until when', (now, isOpen, until) => {
  expect(openNow(at(now), hours, 'Asia/Kolkata')).toEqual({ is_open: isOpen, until: at(until) });
});
