import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { JobQueue } from '../jobs/job-queue.js';
import { MailFailure } from '../mail/mail-failure.js';
import { MailJob } from '../mail/mail.job.js';
import { Mailer } from '../mail/mailer.js';
import { canaryMail } from './canary.mail.js';
import { isToBeMailed, markMailed, markProblem } from './canary.repository.js';
import { FIND_CANARY_MAIL } from './find-canary-mail.job.js';

export const SEND_CANARY_MAIL = 'send-canary-mail';

const payload = z.object({ cycleId: z.uuid() });
type Payload = z.infer<typeof payload>;

/** Tried again like the mails of enquiries; it ends by itself when the time of its cycle is over. */
@Injectable()
export class SendCanaryMail extends MailJob<Payload> {
  readonly name = SEND_CANARY_MAIL;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly jobs: JobQueue,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run({ cycleId }: Payload, signal: AbortSignal): Promise<void> {
    const { CANARY_TO, IMAP_URL } = this.env;
    if (!CANARY_TO || !(await isToBeMailed(this.database, cycleId))) return;
    try {
      await this.mailer.send(canaryMail(cycleId, CANARY_TO), signal);
    } catch (error) {
      await markProblem(this.database, cycleId, error instanceof MailFailure ? error.message : String(error));
      throw error;
    }
    await this.database.transaction(async (manager) => {
      await markMailed(manager, cycleId, !IMAP_URL);
      if (IMAP_URL) await this.jobs.add(manager, FIND_CANARY_MAIL, { cycleId });
    });
  }
}
