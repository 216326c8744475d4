import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { everyDay } from '../../jobs/every-day.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { Enquiry } from '../enquiry.entity.js';
import { spamDigestMail } from './spam-digest.mail.js';

/** Those beyond it are told the next day. */
const MAX_TOLD = 2_000;

/** Once a day, in place of a mail for each. */
@Injectable()
export class SendSpamDigest extends MailJob {
  readonly name = 'send-spam-digest';
  readonly payload = z.unknown();
  /** Before the studio opens. */
  override readonly schedule = everyDay('09:30');

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const suspects = await manager.find(Enquiry, {
      where: { state: 'spam', spamReason: Not(IsNull()), inDigest: true, studioMailSentAt: IsNull() },
      order: { spamScore: 'ASC', createdAt: 'ASC' },
      take: MAX_TOLD,
    });
    if (suspects.length === 0) return;
    // Not those that staff have released meanwhile.
    const told = { id: In(suspects.map(({ id }) => id)), inDigest: true };
    await manager.increment(Enquiry, told, 'studioMailAttempts', 1);
    try {
      await this.mailer.send(spamDigestMail(suspects, this.env.ENQUIRY_TO, this.env.SITE_URL), signal);
    } catch (error) {
      if (error instanceof MailFailure)
        await manager.update(Enquiry, told, { studioMailError: error.detail });
      throw error;
    }
    await manager.update(Enquiry, told, { studioMailSentAt: new Date(), studioMailError: null });
  }
}
