import { Job, type Lane } from '../jobs/job.js';

const MAIL_TIMEOUT_MS = 60_000;

/** Work that waits for a mail server, of which some answer a line every few seconds and never come to an end. */
export abstract class MailJob<Payload = unknown> extends Job<Payload> {
  override readonly lane: Lane = 'mail';
  override readonly timeoutMs: number = MAIL_TIMEOUT_MS;
}
