import { Job, type Lane } from '../jobs/job.js';

const MAIL_TIMEOUT_MS = 60_000;

/** Some mail servers answer a line every few seconds and never finish. */
export abstract class MailJob<Payload = unknown> extends Job<Payload> {
  override readonly lane: Lane = 'mail';
  override readonly timeoutMs: number = MAIL_TIMEOUT_MS;
}
