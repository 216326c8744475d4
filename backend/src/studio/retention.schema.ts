import { z } from 'zod';

/** As Postgres reads it and as people do: `12 months`. */
const period = z.stringFormat('period such as 12 months', /^[1-9]\d{0,3} (days|months)$/);
const days = z.stringFormat('period such as 30 days', /^[1-9]\d{0,3} days$/);

/** For how long what is kept; docs/privacy.md and the privacy page name the same. */
export const retentionSchema = z.strictObject({
  /** Those that are not won. */
  enquiries: period,
  suspectedSpam: period,
  /** Words that only one marked enquiry had. */
  rareLessonWords: period,
  history: period,
  /** One is made every night. */
  backups: days,
  bin: days,
  /** What staff have written and not saved, on their devices. */
  staffDrafts: days,
  canary: days,
  /** Versions of posts and projects; the newest of each stay however old they are. */
  versions: period,
  /** What staff have written and not saved, on the server. */
  serverDrafts: days,
  /** Counts of addresses that lead on or were missed. */
  addressCounts: days,
  /** What became of each post of another blog. */
  imports: days,
  /** Links to other sites that were tried, since they were last asked for. */
  checkedLinks: days,
  /** From then on a picture that nothing shows is offered for deletion; it is never deleted by itself. */
  unusedPictures: days,
  /** Jobs that were given up, since they were last tried. */
  failedJobs: days,
  /** Mails that were stored as files, but those of an enquiry. */
  mailFiles: days,
  /** Files of `npm start`; those of containers belong to whatever runs them. */
  logs: days,
});
