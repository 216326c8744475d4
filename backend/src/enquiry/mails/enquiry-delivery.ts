import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { Mailer } from '../../mail/mailer.js';
import { Enquiry } from '../enquiry.entity.js';
import type { EnquiryMail } from './enquiry-mails.js';

/** Sends a mail of an enquiry once, and writes on the enquiry how it went. */
@Injectable()
export class EnquiryDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws MailFailure, written down already, when it is to be tried again */
  async deliver(enquiryId: string, mail: EnquiryMail, signal: AbortSignal): Promise<void> {
    const enquiry = await this.dataSource.manager.findOneBy(Enquiry, { id: enquiryId });
    // Gone, or a repetition after the worker was killed between the mail and the end of its job.
    if (!enquiry || enquiry[mail.sentAt]) return;
    const attempts = enquiry[mail.attempts] + 1;
    try {
      await this.mailer.send(mail.compose(enquiry, this.env.ENQUIRY_TO), signal);
    } catch (error) {
      const isLast = attempts >= mail.maxAttempts || (error instanceof MailFailure && error.isPermanent);
      const isGivenUp = mail.isGivenUp && isLast;
      await this.record(enquiryId, {
        [mail.attempts]: attempts,
        [mail.error]: error instanceof MailFailure ? error.detail : String(error),
        ...(isGivenUp && { acknowledgementUndeliverable: true }),
      });
      if (isGivenUp) return;
      throw error;
    }
    await this.record(enquiryId, {
      [mail.attempts]: attempts,
      [mail.sentAt]: new Date(),
      [mail.error]: null,
    });
  }

  private async record(id: string, outcome: Partial<Enquiry>): Promise<void> {
    await this.dataSource.manager.update(Enquiry, id, outcome);
  }
}
