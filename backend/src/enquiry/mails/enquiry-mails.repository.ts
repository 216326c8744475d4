import { jobState } from '../../jobs/job-queue.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from './enquiry-mails.js';

export const queuedMail = ({ jobKeyPrefix }: EnquiryMail) => jobState(`'${jobKeyPrefix}' || enquiry.id`);

export const STUDIO_MAIL_STATE = `
  CASE WHEN studio_mail_sent_at IS NOT NULL THEN 'sent' ELSE coalesce(${queuedMail(STUDIO_MAIL)},
    CASE WHEN in_digest AND spam_reason IS NULL THEN 'waiting' WHEN studio_mail_error IS NOT NULL THEN 'failed' ELSE 'none' END) END`;
export const ACKNOWLEDGEMENT_STATE = `
  CASE WHEN acknowledgement_sent_at IS NOT NULL THEN 'sent' ELSE coalesce(${queuedMail(ACKNOWLEDGEMENT)},
    CASE WHEN acknowledgement_undeliverable THEN 'undeliverable'
      WHEN acknowledgement_error IS NOT NULL THEN 'failed' ELSE 'none' END) END`;
