import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { overdueMail } from '../enquiry/overdue.mail.js';
import { MailJob } from '../mail/mail.job.js';
import { Mailer } from '../mail/mailer.js';
import { stillWaiting } from './sent-alert.repository.js';

export const SEND_OVERDUE_MAIL = 'send-overdue-mail';

const payload = z.object({ enquiries: z.array(z.object({ id: z.uuid(), due: z.number() })) });
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendOverdueMail extends MailJob<Payload> {
  readonly name = SEND_OVERDUE_MAIL;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run({ enquiries }: Payload, signal: AbortSignal): Promise<void> {
    const { ENQUIRY_TO, SITE_URL } = this.env;
    const waiting = await stillWaiting(this.database, 'overdue', enquiries);
    if (waiting.length > 0) await this.mailer.send(overdueMail(waiting, ENQUIRY_TO, SITE_URL), signal);
  }
}
