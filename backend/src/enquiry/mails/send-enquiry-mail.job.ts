import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ContentReader } from '../../content/content-reader.js';
import { MailFailure } from '../../mail/mail-failure.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import { CallPromise } from '../call-promise.js';
import { ConsentReceipts } from '../consent/consent-receipts.js';
import { readContactStatus } from '../contact-status.repository.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { readFiles } from '../files/enquiry-file.repository.js';
import { EnquiryMailQueue } from './enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from './enquiry-mails.js';
import type { MailDetails } from './mail-details.js';

const payload = z.object({ enquiryId: z.uuid() });
type Payload = z.infer<typeof payload>;

@Injectable()
abstract class SendEnquiryMail extends MailJob<Payload> {
  protected abstract readonly mail: EnquiryMail;
  readonly payload = payload;
  override readonly isKept = true;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
    private readonly receipts: ConsentReceipts,
    private readonly callPromise: CallPromise,
    private readonly mails: EnquiryMailQueue,
    private readonly content: ContentReader,
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
    const contact = (await readContactStatus(this.database, [enquiryId])).get(enquiryId);
    if (!contact || (mail.isToVisitor && !contact.mayContact)) return;
    const attempts = enquiry[mail.attempts] + 1;
    const files = await readFiles(this.database, enquiryId);
    let refusals: string[];
    try {
      refusals = await this.send(enquiry, { files, contact }, signal);
    } catch (error) {
      const isLast = attempts >= mail.maxAttempts || (error instanceof MailFailure && error.isPermanent);
      const isGivenUp = mail.isGivenUp && isLast;
      const detail = error instanceof MailFailure ? error.detail : String(error);
      const outcome = {
        [mail.attempts]: attempts,
        [mail.triedAt]: new Date(),
        [mail.error]: detail,
        ...(isGivenUp && { acknowledgementUndeliverable: true }),
      };
      const told = attempts === 1 || isGivenUp ? detail : undefined;
      const isStillMeant = await this.recordFailure(enquiry, outcome, told);
      if (isGivenUp || !isStillMeant) return;
      throw error;
    }
    const sent = { [mail.attempts]: attempts, [mail.sentAt]: new Date(), [mail.error]: null };
    await this.database.transaction(async (manager) => {
      await manager.update(Enquiry, this.addressed(enquiry), sent);
      for (const refusal of refusals) await this.tell(manager, enquiryId, refusal);
      // Files may have come while it was on its way.
      const named = mail.isToVisitor || (await readFiles(manager, enquiryId)).length <= files.length;
      if (!named) await this.mails.addAgain(manager, mail, enquiry);
    });
  }

  /** Mails that staff send again have a new id: mailboxes drop what they have seen. */
  private async send(
    enquiry: Enquiry,
    known: Pick<MailDetails, 'files' | 'contact'>,
    signal: AbortSignal,
  ): Promise<string[]> {
    const { id, mailResends } = enquiry;
    const mailId = [id, this.mail.mailIdSuffix, ...(mailResends === 0 ? [] : [mailResends])].join('.');
    const { ENQUIRY_TO, SITE_URL } = this.env;
    const mail = this.mail.compose(enquiry, ENQUIRY_TO, SITE_URL, {
      promise: await this.callPromise.inWords(),
      ...known,
      receiptLink: this.receipts.linkTo(enquiry),
      signature: await this.content.signature(),
    });
    return this.mailer.send({ id: mailId, ...mail }, signal);
  }

  /** Its address may be corrected meanwhile: how the mail to the wrong one fares then says nothing. */
  private addressed({ id, email }: Enquiry): Pick<Enquiry, 'id'> & Partial<Enquiry> {
    return this.mail.isToVisitor ? { id, email } : { id };
  }

  /** @param detail undefined for a try that is not worth a line among what happened */
  private recordFailure(enquiry: Enquiry, outcome: Partial<Enquiry>, detail?: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.update(Enquiry, this.addressed(enquiry), outcome);
      if (!affected) return false;
      if (detail !== undefined) await this.tell(manager, enquiry.id, detail);
      return true;
    });
  }

  private async tell(manager: EntityManager, enquiryId: string, detail: string): Promise<void> {
    const text = `${this.mail.to}: ${detail}`;
    await recordEvent(manager, { enquiryId, kind: 'mail-failed', actor: 'The website', text });
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
