import { expect, test } from 'vitest';
import { formatDue, formatPromised, momentInWords } from './formatDue.ts';

const noida = { language: 'en-IN', timeZone: 'Asia/Kolkata' };

test.each(['2026-11-23T11:10+05:30', '2026-11-23T05:40:00.000Z'])(
  '%s is told by the studio’s clock',
  (moment) => {
    expect(formatDue(moment, noida)).toBe('by 11:10 on Monday, 23 November');
    expect(formatDue(new Date(moment), noida)).toBe('by 11:10 on Monday, 23 November');
    expect(formatDue(Date.parse(moment), noida)).toBe('by 11:10 on Monday, 23 November');
  },
);

test.each([
  ['America/St_Johns', 'by 02:10 on Monday, 23 November'],
  ['America/Los_Angeles', 'by 21:40 on Sunday, 22 November'],
  ['Europe/Vienna', 'by 06:40 on Monday, 23 November'],
])('a studio in %s tells its own day', (timeZone, words) => {
  expect(formatDue('2026-11-23T05:40Z', { language: 'en-GB', timeZone })).toBe(words);
});

test('midnight is 00:00', () => {
  expect(formatDue('2026-11-23T00:00+05:30', noida)).toBe('by 00:00 on Monday, 23 November');
});

test('visitors are promised an hour as the hours of the studio are written', () => {
  expect(formatPromised('2026-11-23T10:40Z', noida)).toBe('by 4:10\u{a0}pm on Monday, 23 November');
});

test('the moment of an enquiry is told with its year', () => {
  expect(momentInWords('2026-11-21T12:40Z', noida)).toBe('Saturday, 21 November 2026, 6:10\u{a0}pm');
});
