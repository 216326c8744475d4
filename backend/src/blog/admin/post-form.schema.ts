import { z } from 'zod';
import { ValidationError } from '../../errors/validation-error.js';
import { postStatuses } from '../post-status.js';
import { studioMoment } from '../../studio/studio-moment.js';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/;

const dateProblem = 'Please enter a date that exists, as year, month and day: 2025-12-31.';
const momentProblem = 'Please enter a day and a time that exist: 2025-12-31T09:30.';
const statusProblem = 'Please choose draft, published or scheduled.';
const focalProblem = 'Please send a whole number from 0 to 100.';
const cutProblem = 'Please send true or false.';
const versionProblem = 'Please send the version of the blog as a whole number.';

const fields = {
  heading: line('The title', 200),
  short_description: line('The short description', 1000),
  date_at: text()
    .transform((day) => day.trim())
    .pipe(z.literal('').or(z.iso.date(dateProblem).refine(isInReach, dateProblem)))
    .nullish(),
  alt: line('The alt tag', 300),
  slug: line('The slug', 200),
  description: text()
    .transform((html) => html.replaceAll(/[\0\p{Cs}]/gu, ''))
    .nullish(),
  meta_title: line('The meta title', 200),
  meta_description: line('The meta description', 500),
  meta_keywords: line('The meta keywords', 500),
  status: unlessBlank(z.enum(postStatuses, statusProblem)),
  publish_at: unlessBlank(text().transform(momentOf)).meta({
    description: 'When a scheduled post appears; without an offset by the clock of the studio',
  }),
  focal_x: percent(),
  focal_y: percent(),
  mobile_is_cut: unlessBlank(z.boolean().or(z.stringbool(cutProblem))).meta({
    description: 'True: a mobile picture of its own makes way for the cut from the desktop picture',
  }),
  version: unlessBlank(z.coerce.number(versionProblem).int(versionProblem)).meta({
    description:
      'The version that was edited: when the post has another one by now, the save is refused with 409',
  }),
};

/** A missing field is blank in a new post and unchanged in an old one. */
export const postFormSchema = z.object(fields, 'The form could not be read.').meta({ id: 'PostForm' });
export type PostForm = z.infer<typeof postFormSchema>;

export function requireHeading(heading: string): void {
  if (!heading) throw new ValidationError({ heading: 'Please enter a title.' });
}

/** Line breaks, control characters and lone surrogates become spaces. */
function line(label: string, maxLength: number) {
  return text()
    .transform((typed) => typed.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(maxLength, `${label} may have at most ${maxLength} characters.`))
    .nullish();
}

/** Forms without script send empty fields as "". */
function unlessBlank<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((sent) => (sent === '' || sent === null ? undefined : sent), schema.optional());
}

function percent() {
  return unlessBlank(
    z.coerce.number(focalProblem).int(focalProblem).min(0, focalProblem).max(100, focalProblem),
  );
}

function text() {
  return z.string('Please send one text here.');
}

function isInReach(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

function momentOf(typed: string, context: z.RefinementCtx): Date {
  const [whole = '', day = '', offset] = MOMENT.exec(typed.trim()) ?? [];
  const moment = offset ? new Date(whole) : studioMoment(whole);
  if (z.iso.date().safeParse(day).success && isInReach(day) && !Number.isNaN(moment.getTime())) return moment;
  context.addIssue(momentProblem);
  return z.NEVER;
}
