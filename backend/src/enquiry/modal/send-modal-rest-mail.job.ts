import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { modalRestMail } from './modal-rest.mail.js';
import { readRestById } from './modal-reception.repository.js';
import { SEND_REST_MAIL } from './modal-reception.service.js';

const payload = z.object({ restId: z.string() });
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendModalRestMail extends MailJob<Payload> {
  readonly name = SEND_REST_MAIL;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run({ restId }: Payload, signal: AbortSignal): Promise<void> {
    const rest = await readRestById(this.database, restId);
    if (!rest) return;
    const mail = modalRestMail(rest, this.env.ENQUIRY_TO, this.env.SITE_URL);
    await this.mailer.send({ id: `modal-rest.${restId}`, ...mail }, signal);
  }
}
