import { z } from 'zod';
import { studioMoment } from '../studio/studio-moment.js';
import { publicationStatuses } from './publication-status.js';
import type { PublishedKind } from './published-kind.js';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/;

const momentProblem = 'Please enter a day and a time that exist: 2025-12-31T09:30.';
const statusProblem = 'Please choose draft, published or scheduled.';

/** When and whether it appears, and which version was edited. */
export function publicationFields({ noun }: PublishedKind) {
  const versionProblem = `Please send the version of the ${noun} as a whole number.`;
  return {
    status: unlessBlank(z.enum(publicationStatuses, statusProblem)),
    publish_at: unlessBlank(z.string('Please send one text here.').transform(momentOf)).meta({
      description: `When a scheduled ${noun} appears; without an offset by the clock of the studio`,
    }),
    version: unlessBlank(z.coerce.number(versionProblem).int(versionProblem)).meta({
      description:
        'The version that was edited: when there is another one by now, the save is refused with 409',
    }),
  };
}

const restoredProblem = 'Please send the number of the version that was put back as a whole number.';
/** A number that fits Postgres, of a version that may be gone by now. */
export const restoredFrom = unlessBlank(
  z.coerce.number(restoredProblem).pipe(z.int32(restoredProblem).min(1, restoredProblem)),
).meta({ description: 'The version that was put back into the editor and is saved now' });

/** Forms without script send empty fields as "". */
export function unlessBlank<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((sent) => (sent === '' || sent === null ? undefined : sent), schema.optional());
}

export function isInReach(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

function momentOf(typed: string, context: z.RefinementCtx): Date {
  const [whole = '', day = '', offset] = MOMENT.exec(typed.trim()) ?? [];
  const moment = offset ? new Date(whole) : studioMoment(whole);
  if (z.iso.date().safeParse(day).success && isInReach(day) && !Number.isNaN(moment.getTime())) return moment;
  context.addIssue(momentProblem);
  return z.NEVER;
}
