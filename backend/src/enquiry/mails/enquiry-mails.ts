import { z } from 'zod';
import type { Mail } from '../../mail/mailer.js';
import type { Enquiry } from '../enquiry.entity.js';
import { acknowledgement } from './acknowledgement.mail.js';
import type { MailDetails } from './mail-details.js';
import { studioMail } from './studio.mail.js';

/** One of the two mails about an enquiry. Each is a job, so that one failing does not repeat the other. */
export interface EnquiryMail {
  job: string;
  jobKeyPrefix: string;
  mailIdSuffix: string;
  /** As staff read it. */
  to: 'To the studio' | 'To the visitor';
  sentAt: 'studioMailSentAt' | 'acknowledgementSentAt';
  attempts: 'studioMailAttempts' | 'acknowledgementAttempts';
  triedAt: 'studioMailTriedAt' | 'acknowledgementTriedAt';
  error: 'studioMailError' | 'acknowledgementError';
  maxAttempts: number;
  /** After the last attempt or a permanent refusal it needs nobody's attention. */
  isGivenUp: boolean;
  compose(enquiry: Enquiry, studio: string, siteUrl: string, details: MailDetails): Omit<Mail, 'id'>;
  /** Never sent to who is not to be contacted. */
  isToVisitor: boolean;
}

/** 90 attempts take about three weeks. Refusals are retried too: they are a matter of configuration. */
export const STUDIO_MAIL: EnquiryMail = {
  job: 'send-studio-mail',
  jobKeyPrefix: 'studio-mail:',
  mailIdSuffix: 'studio',
  to: 'To the studio',
  sentAt: 'studioMailSentAt',
  attempts: 'studioMailAttempts',
  triedAt: 'studioMailTriedAt',
  error: 'studioMailError',
  maxAttempts: 90,
  isGivenUp: false,
  isToVisitor: false,
  compose: studioMail,
};

/** 10 attempts take three and a half hours: thanks that come later than the promised call only puzzle. */
export const ACKNOWLEDGEMENT: EnquiryMail = {
  job: 'send-acknowledgement',
  jobKeyPrefix: 'acknowledgement:',
  mailIdSuffix: 'thanks',
  to: 'To the visitor',
  sentAt: 'acknowledgementSentAt',
  attempts: 'acknowledgementAttempts',
  triedAt: 'acknowledgementTriedAt',
  error: 'acknowledgementError',
  maxAttempts: 10,
  isGivenUp: true,
  isToVisitor: true,
  compose: acknowledgement,
};

/** @param file in which it is kept where there is no mail server. @returns the id of the enquiry, if it is about one */
export function enquiryOfMail(file: string): string | undefined {
  const [id, suffix] = file.split('.');
  const isOne = [STUDIO_MAIL, ACKNOWLEDGEMENT].some(({ mailIdSuffix }) => mailIdSuffix === suffix);
  return isOne ? z.uuid().safeParse(id).data : undefined;
}
