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

/** What staff change of the working hours. */
export const hoursSchema = z.object({
  days: week,
  holidays: atMost(max.holidays, holiday).overwrite((all) =>
    all.toSorted((one, other) => one.date.localeCompare(other.date)),
  ),
  /** The days and hours in words; empty: they are not told. */
  text: mayBeEmpty(max.text).default(''),
});
export type Hours = z.infer<typeof hoursSchema>;

/** The promise stands in sentences of other files too, so that only a change of files changes it. */
export const workingHoursSchema = hoursSchema
  .extend({ text: line(max.text).optional(), callWithinHours: z.int().min(1).max(40) })
  .strict();
export type WorkingHours = z.infer<typeof workingHoursSchema>;
