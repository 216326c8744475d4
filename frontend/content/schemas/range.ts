import * as z from 'zod';
import { slot } from './pictures.ts';
import { banner, text } from './text.ts';

const positive = z.int().positive();
const byType = <Value extends z.ZodType>(value: Value) => z.strictObject({ home: value, office: value });
const byGrade = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ plain: value, middle: value, full: value });

const slider = z
  .strictObject({ min: positive, max: positive, step: positive, start: positive })
  .refine(
    ({ min, max, start }) => min < max && min <= start && start <= max,
    'The start is between the ends.',
  );

const rule = z.strictObject({
  minComparable: positive,
  /** Share of the visitor's size by which another may differ. */
  sizeWithin: z.number().positive().max(1),
  /** In square feet. */
  sizes: byType(slider),
});

/** The least that the chart shows: it grows with the projects. */
const axis = z.strictObject({
  lakh: z.strictObject({ to: positive, step: positive }),
  size: byType(z.strictObject({ from: positive, to: positive, step: positive })),
});

const question = { label: text, hint: text };
const few = z.strictObject({ zero: text, one: text, two: text, more: text, rest: text });

const chart = z.strictObject({
  title: text,
  x: text,
  y: text,
  level: text,
  dot: text,
  yours: text,
  same: text,
  other: text,
});

const table = z.strictObject({
  title: text,
  nearest: text,
  project: text,
  size: text,
  year: text,
  bill: text,
  lakh: text,
});

const words = z.strictObject({
  banner,
  title: byType(text),
  sample: text.optional(),
  lead: text,
  type: z.strictObject({ label: text, options: byType(text) }),
  size: z.strictObject({ ...question, value: text, read: text }),
  grade: z.strictObject({ label: text, options: byGrade(z.strictObject({ name: text, line: text })) }),
  submit: text,
  one: byType(text),
  kind: byType(text),
  kinds: byType(text),
  asked: text,
  grades: byGrade(text),
  answer: text,
  answerFor: text,
  basis: text,
  basisOneYear: text,
  few,
  chart,
  table,
  inTitle: text,
  in: z.array(text).min(1),
  outTitle: text,
  out: z.array(text).min(1),
  ask: text,
  askFew: text,
  askNote: text,
  askMessage: text,
  askMessageFew: text,
  outside: text,
});

/** What homes like yours cost: the rule by which it is figured, and the words. */
export const rangeSchema = z.strictObject({ rule, axis, picture: slot, words });
export type RangeContent = z.infer<typeof rangeSchema>;
