import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { MailFailure } from '../mail/mail-failure.js';
import { Mailer } from '../mail/mailer.js';
import { Enquiry } from './enquiry.entity.js';
import type { EnquiryMail } from './enquiry-mails.js';

/** Sends a mail of an enquiry once, and writes on the enquiry how it went. */
@Injectable()
export class EnquiryDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws MailFailure, written down already */
  async deliver(enquiryId: string, mail: EnquiryMail): Promise<void> {
    const enquiry = await this.dataSource.manager.findOneBy(Enquiry, { id: enquiryId });
    // Gone, or a repetition after the worker was killed between the mail and the end of its job.
    if (!enquiry || enquiry[mail.sentAt]) return;
    try {
      await this.mailer.send(mail.compose(enquiry, this.env.ENQUIRY_TO));
    } catch (error) {
      await this.record(enquiryId, {
        mailLastError: error instanceof MailFailure ? error.detail : String(error),
      });
      throw error;
    }
    await this.record(enquiryId, { [mail.sentAt]: new Date(), mailLastError: null });
  }

  private async record(id: string, outcome: Partial<Enquiry>): Promise<void> {
    await this.dataSource.manager.update(Enquiry, id, {
      ...outcome,
      mailAttempts: () => 'mail_attempts + 1',
    });
  }
}
