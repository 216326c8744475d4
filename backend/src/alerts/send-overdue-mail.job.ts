import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { openNow } from 'content/workingTime';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { ContentReader } from '../content/content-reader.js';
import { overdueMail } from '../enquiry/overdue.mail.js';
import { JobQueue } from '../jobs/job-queue.js';
import { MailJob } from '../mail/mail.job.js';
import { Mailer } from '../mail/mailer.js';
import { studio } from '../studio/studio.js';
import { opensAt } from './opens-at.js';
import { stillWaiting } from './sent-alert.repository.js';

export const SEND_OVERDUE_MAIL = 'send-overdue-mail';

const due = z.array(z.object({ id: z.uuid(), due: z.number() }));
const payload = z.object({
  enquiries: due,
  /** Jobs of an earlier version have none of these. */
  again: due.optional(),
  step: due.optional(),
  /** Until when the studio is open. */
  closesAt: z.number().optional(),
});
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendOverdueMail extends MailJob<Payload> {
  readonly name = SEND_OVERDUE_MAIL;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly content: ContentReader,
    private readonly jobs: JobQueue,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run(decided: Payload, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    if ((decided.closesAt ?? Infinity) <= now && (await this.isPutOff(decided, now))) return;
    const { ENQUIRY_TO, SITE_URL } = this.env;
    const work = {
      overdue: await stillWaiting(this.database, 'overdue', decided.enquiries),
      again: await stillWaiting(this.database, 'again', decided.again ?? []),
      step: await stillWaiting(this.database, 'step', decided.step ?? []),
    };
    if (Object.values(work).flat().length === 0) return;
    await this.mailer.send({ id: mailId(decided), ...overdueMail(work, ENQUIRY_TO, SITE_URL) }, signal);
  }

  /** A mail server may have been away until the studio closed. */
  private async isPutOff(decided: Payload, now: number): Promise<boolean> {
    const hours = await this.content.workingHours();
    const opens = opensAt(now, hours);
    if (opens === now) return false;
    const closesAt = openNow(opens, hours, studio.locale.timeZone).until;
    const later = { ...decided, closesAt };
    await this.jobs.add(this.database.manager, SEND_OVERDUE_MAIL, later, { runAt: new Date(opens) });
    return true;
  }
}

/** The same for each attempt, although somebody may have been called meanwhile. */
function mailId({ enquiries, again, step }: Payload): string {
  const content = JSON.stringify([enquiries, again, step]);
  return `overdue.${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}
