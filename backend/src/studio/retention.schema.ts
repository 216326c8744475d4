import { z } from 'zod';

/** As Postgres reads it and as people do: `12 months`. */
const period = z.stringFormat('period such as 12 months', /^[1-9]\d{0,3} (days|months)$/);

export const retentionSchema = z.strictObject({
  /** Those that are not won. */
  enquiries: period,
  suspectedSpam: period,
  /** Words that only one marked enquiry had. */
  rareLessonWords: period,
  history: period,
  backups: period,
  bin: period,
  staffDrafts: period,
});
