import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { readContactStatus } from '../contact-status.repository.js';
import { digestMail } from './digest.mail.js';
import { Enquiry } from '../enquiry.entity.js';

const MAX_LISTED = 500;

/** Enquiries beyond the maximum, or whose digest failed, are in the next one. */
@Injectable()
export class SendDigest extends MailJob {
  readonly name = 'send-enquiry-digest';
  readonly payload = z.unknown();
  override readonly schedule = '*/5 * * * *';
  private readonly logger = new Logger(SendDigest.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    const enquiries = await this.dataSource.manager.find(Enquiry, {
      where: { inDigest: true, state: Not('spam'), spamReason: IsNull(), studioMailSentAt: IsNull() },
      order: { createdAt: 'ASC' },
      take: MAX_LISTED,
    });
    if (enquiries.length === 0) return;
    const ids = In(enquiries.map(({ id }) => id));
    const contacts = await readContactStatus(
      this.dataSource,
      enquiries.map(({ id }) => id),
    );
    const { ENQUIRY_TO, SITE_URL } = this.env;
    await this.dataSource.manager.increment(Enquiry, { id: ids }, 'studioMailAttempts', 1);
    try {
      await this.mailer.send(digestMail(enquiries, contacts, ENQUIRY_TO, SITE_URL), signal);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      this.logger.warn(error.message);
      const failed = { studioMailError: error.detail, studioMailTriedAt: new Date() };
      await this.dataSource.manager.update(Enquiry, { id: ids }, failed);
      return;
    }
    const sent = { studioMailSentAt: new Date(), studioMailError: null };
    await this.dataSource.manager.update(Enquiry, { id: ids }, sent);
  }
}
