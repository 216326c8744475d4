import { Job, type Lane } from '../jobs/job.js';

export abstract class MailJob<Payload = unknown> extends Job<Payload> {
  override readonly lane: Lane = 'mail';
}
