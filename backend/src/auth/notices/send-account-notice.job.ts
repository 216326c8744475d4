import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { Admin } from '../admin.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { accountNoticeMail } from './account-notice.mail.js';
import { accountNoticeSchema } from './account-notice.schema.js';
import { SEND_ACCOUNT_NOTICE } from '../account-notices.js';

const payload = z.object({ id: z.uuid(), adminId: z.uuid(), notice: accountNoticeSchema });
type Payload = z.infer<typeof payload>;

@Injectable()
export class SendAccountNotice extends MailJob<Payload> {
  readonly name = SEND_ACCOUNT_NOTICE;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run({ id, adminId, notice }: Payload, signal: AbortSignal): Promise<void> {
    const admin = await this.database.manager.findOneBy(Admin, { id: adminId });
    if (!admin) return;
    const passkeys = await this.database.manager.countBy(Passkey, { adminId });
    const mail = accountNoticeMail(admin, notice, passkeys, this.env.ENQUIRY_TO, this.env.SITE_URL);
    await this.mailer.send({ id: `account.${id}`, ...mail }, signal);
  }
}
