import type { JobOptions } from '../../jobs/job-queue.js';
import type { Mail } from '../../mail/mailer.js';
import { acknowledgement } from './acknowledgement.mail.js';
import type { Enquiry } from '../enquiry.entity.js';
import { studioMail } from './studio.mail.js';

/** One of the two mails that an enquiry causes; each is a job of its own, so that one failing does not repeat the other. */
export interface EnquiryMail {
  job: string;
  sentAt: 'studioMailSentAt' | 'acknowledgementSentAt';
  attempts: 'studioMailAttempts' | 'acknowledgementAttempts';
  error: 'studioMailError' | 'acknowledgementError';
  maxAttempts: number;
  /** Whether the last attempt, or a refusal for good, is the end of it and nobody's worry any more. */
  isGivenUp: boolean;
  compose(enquiry: Enquiry, studio: string): Mail;
  options(enquiryId: string): JobOptions;
}

/**
 * Tried for about three weeks, refusals included: those are a matter of configuration. An enquiry must reach the
 * studio, whatever has to be repaired first.
 */
export const STUDIO_MAIL: EnquiryMail = {
  job: 'send-studio-mail',
  sentAt: 'studioMailSentAt',
  attempts: 'studioMailAttempts',
  error: 'studioMailError',
  maxAttempts: 90,
  isGivenUp: false,
  compose: studioMail,
  options: (id) => ({ key: `studio-mail:${id}`, attempts: STUDIO_MAIL.maxAttempts }),
};

/** Tried for about four hours: thanks that come later than the promised call only puzzle. */
export const ACKNOWLEDGEMENT: EnquiryMail = {
  job: 'send-acknowledgement',
  sentAt: 'acknowledgementSentAt',
  attempts: 'acknowledgementAttempts',
  error: 'acknowledgementError',
  maxAttempts: 9,
  isGivenUp: true,
  compose: acknowledgement,
  options: (id) => ({ key: `acknowledgement:${id}`, attempts: ACKNOWLEDGEMENT.maxAttempts }),
};
