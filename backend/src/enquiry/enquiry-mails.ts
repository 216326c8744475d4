import type { JobOptions } from '../jobs/job-queue.js';
import type { Mail } from '../mail/mailer.js';
import { acknowledgement } from './acknowledgement.mail.js';
import type { Enquiry } from './enquiry.entity.js';
import { studioMail } from './studio.mail.js';

/** One of the two mails that an enquiry causes; each is a job of its own, so that one failing does not repeat the other. */
export interface EnquiryMail {
  job: string;
  sentAt: 'studioMailSentAt' | 'acknowledgementSentAt';
  compose(enquiry: Enquiry, studio: string): Mail;
  options(enquiryId: string): JobOptions;
}

/** Tried for about three weeks: an enquiry must reach the studio, whatever has to be repaired first. */
export const STUDIO_MAIL: EnquiryMail = {
  job: 'send-studio-mail',
  sentAt: 'studioMailSentAt',
  compose: studioMail,
  options: (id) => ({ key: `studio-mail:${id}`, attempts: 90 }),
};

/** Tried for about four hours: thanks that come later than the promised call only puzzle. */
export const ACKNOWLEDGEMENT: EnquiryMail = {
  job: 'send-acknowledgement',
  sentAt: 'acknowledgementSentAt',
  compose: acknowledgement,
  options: (id) => ({ key: `acknowledgement:${id}`, attempts: 9 }),
};
