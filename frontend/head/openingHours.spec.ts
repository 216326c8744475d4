import { expect, test } from 'vitest';
import { openingHours } from './openingHours.ts';

const long = { begins: '10:00', ends: '19:00' };
const days = {
  Monday: long,
  Tuesday: long,
  Wednesday: null,
  Thursday: long,
  Friday: { begins: '10:00', ends: '14:00' },
  Saturday: null,
  Sunday: null,
};

test('days with the same hours are told together, and closed ones not at all', () => {
  const { openingHoursSpecification: told } = openingHours({ days, holidays: [] });
  expect(told.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    [['Monday', 'Tuesday', 'Thursday'], '10:00', '19:00'],
    [['Friday'], '10:00', '14:00'],
  ]);
});

test('on a holiday the studio opens and closes at midnight', () => {
  const { specialOpeningHoursSpecification: told } = openingHours({
    days,
    holidays: [{ date: '2026-11-08', name: 'Diwali' }],
  });
  expect(told).toMatchObject([{ name: 'Diwali', validFrom: '2026-11-08', opens: '00:00', closes: '00:00' }]);
});
