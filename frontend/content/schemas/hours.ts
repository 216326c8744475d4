import * as z from 'zod';
import { sectionLimits } from './section-limits.ts';
import { atMost, line, mayBeEmpty } from './text.ts';

const max = sectionLimits.hours;
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 19:00.');

/** By the studio's clock; null: closed. */
const day = z
  .strictObject({ begins: clock, ends: clock })
  .refine(({ begins, ends }) => begins < ends, 'This day closes before it opens.')
  .nullable();

const week = z
  .strictObject({
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    Thursday: day,
    Friday: day,
    Saturday: day,
    Sunday: day,
  })
  .refine((days) => Object.values(days).some(Boolean), 'At least one day must be open.');

const holiday = z.strictObject({
  date: z.iso.date('A day is written like 2026-12-25.'),
  name: line(max.holiday),
});

const PROMISE = `A call is promised within 1 to ${max.promise} working hours.`;
const callWithinHours = z.int(PROMISE).min(1, PROMISE).max(max.promise, PROMISE);

/** What staff change of the working hours. */
export const hoursSchema = z.object({
  days: week,
  holidays: atMost(max.holidays, holiday).overwrite((all) =>
    all.toSorted((one, other) => one.date.localeCompare(other.date)),
  ),
  /** The days and hours in words; empty: they are not told. */
  text: mayBeEmpty(max.text).default(''),
  /** Within so many a call is promised; the file says it where this does not. */
  callWithinHours: callWithinHours.optional(),
});
export type Hours = z.infer<typeof hoursSchema>;

export const workingHoursSchema = hoursSchema
  .extend({ text: line(max.text).optional(), callWithinHours })
  .strict();
export type WorkingHours = z.infer<typeof workingHoursSchema>;
