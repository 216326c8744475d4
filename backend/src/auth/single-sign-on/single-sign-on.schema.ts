import { z } from 'zod';

/** What the sign-in page is told behind `#sign-in-failed=`. */
export const singleSignOnFailures = [
  'cancelled',
  'expired',
  'unreachable',
  'failed',
  'not-verified',
  'other-domain',
  'no-account',
  'too-many',
] as const;
export type SingleSignOnFailure = (typeof singleSignOnFailures)[number];

export const singleSignOnSchema = z
  .object({ name: z.string().nullable().meta({ description: 'Of the provider; null where there is none' }) })
  .meta({ id: 'SingleSignOn' });
export type SingleSignOnAnswer = z.infer<typeof singleSignOnSchema>;

const NO_TICKET = 'Please begin the sign-in again.';

export const finishSchema = z
  .object({ ticket: z.string(NO_TICKET).min(1, NO_TICKET).max(100, NO_TICKET) }, NO_TICKET)
  .meta({ id: 'FinishSingleSignOn' });
export type Finish = z.infer<typeof finishSchema>;
