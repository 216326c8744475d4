import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { CallPromise } from '../call-promise.js';
import { ConsentReceipts } from '../consent/consent-receipts.js';
import { mayContact } from '../do-not-contact.repository.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { readFiles } from '../files/enquiry-file.repository.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from './enquiry-mails.js';

const payload = z.object({ enquiryId: z.uuid() });
type Payload = z.infer<typeof payload>;

@Injectable()
abstract class SendEnquiryMail extends MailJob<Payload> {
  protected abstract readonly mail: EnquiryMail;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
    private readonly receipts: ConsentReceipts,
    private readonly callPromise: CallPromise,
  ) {
    super();
  }

  get name(): string {
    return this.mail.job;
  }

  async run({ enquiryId }: Payload, signal: AbortSignal): Promise<void> {
    const { mail } = this;
    const enquiry = await this.database.manager.findOneBy(Enquiry, { id: enquiryId });
    // A worker that was killed after sending leaves its job to be run again.
    if (!enquiry || enquiry[mail.sentAt]) return;
    if (mail.isToVisitor && !(await mayContact(this.database.manager, enquiry))) return;
    const attempts = enquiry[mail.attempts] + 1;
    try {
      await this.send(enquiry, signal);
    } catch (error) {
      const isLast = attempts >= mail.maxAttempts || (error instanceof MailFailure && error.isPermanent);
      const isGivenUp = mail.isGivenUp && isLast;
      const detail = error instanceof MailFailure ? error.detail : String(error);
      const outcome = {
        [mail.attempts]: attempts,
        [mail.error]: detail,
        ...(isGivenUp && { acknowledgementUndeliverable: true }),
      };
      await this.recordFailure(enquiryId, outcome, attempts === 1 || isGivenUp ? detail : undefined);
      if (isGivenUp) return;
      throw error;
    }
    await this.record(enquiryId, {
      [mail.attempts]: attempts,
      [mail.sentAt]: new Date(),
      [mail.error]: null,
    });
  }

  /** Mails that staff send again have a new id: mailboxes drop what they have seen. */
  private async send(enquiry: Enquiry, signal: AbortSignal): Promise<void> {
    const { id, mailResends } = enquiry;
    const mailId = [id, this.mail.mailIdSuffix, ...(mailResends === 0 ? [] : [mailResends])].join('.');
    const { ENQUIRY_TO, SITE_URL } = this.env;
    const [promise, files] = await Promise.all([this.callPromise.inWords(), readFiles(this.database, id)]);
    const mail = this.mail.compose(enquiry, ENQUIRY_TO, SITE_URL, {
      promise,
      files,
      receiptLink: this.receipts.linkTo(enquiry),
    });
    await this.mailer.send({ id: mailId, ...mail }, signal);
  }

  private async record(id: string, outcome: Partial<Enquiry>): Promise<void> {
    await this.database.manager.update(Enquiry, id, outcome);
  }

  /** @param detail undefined for a try that is not worth a line among what happened */
  private async recordFailure(id: string, outcome: Partial<Enquiry>, detail?: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(Enquiry, id, outcome);
      if (!affected || detail === undefined) return;
      const text = `${this.mail.to}: ${detail}`;
      await recordEvent(manager, { enquiryId: id, kind: 'mail-failed', actor: 'The website', text });
    });
  }
}

@Injectable()
export class SendStudioMail extends SendEnquiryMail {
  protected readonly mail = STUDIO_MAIL;
}

@Injectable()
export class SendAcknowledgement extends SendEnquiryMail {
  protected readonly mail = ACKNOWLEDGEMENT;
}
