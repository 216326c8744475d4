import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Semaphore } from '../../throttle/semaphore.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import { Enquiry } from '../enquiry.entity.js';
import { isRepetition } from '../enquiry.repository.js';
import { ConsentRecords } from '../consent/consent-records.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import { MailLimits } from '../mails/mail-limits.js';
import { EnquiryCounter, type Outcome } from './enquiry-counter.js';
import { EnquiryRateLimit } from './enquiry-rate-limit.js';
import { toEnquiryRow } from './enquiry.mapper.js';
import { type NamedInEnquiry, NamedProjects } from './named-projects.js';
import type { NewEnquiry } from './enquiry.schema.js';

interface Sender {
  ip: string;
  /** From the header; it wins over that of the form. */
  idempotencyKey: string | undefined;
}

@Injectable()
export class ReceiveEnquiry {
  /** A flood leaves the other connections of the database to everybody else. */
  private readonly semaphore = new Semaphore(4, { maxQueue: 200, timeoutMs: 10_000 });

  constructor(
    private readonly database: DataSource,
    private readonly rateLimit: EnquiryRateLimit,
    private readonly mailLimits: MailLimits,
    private readonly mails: EnquiryMailQueue,
    private readonly counter: EnquiryCounter,
    private readonly projects: NamedProjects,
    private readonly consents: ConsentRecords,
  ) {}

  async receive(input: NewEnquiry, sender: Sender): Promise<void> {
    try {
      const outcome = await this.semaphore.run(async () => {
        const named = await this.projects.of(input);
        return this.database.transaction((manager) => this.store(manager, input, named, sender));
      });
      if (outcome) this.counter.count(outcome);
    } catch (error) {
      if (error instanceof TooManyRequests) this.counter.count('limited');
      throw error;
    }
  }

  /** In one transaction with the jobs of its mails: no enquiry is ever stored that the studio is not told of. */
  private async store(
    manager: EntityManager,
    input: NewEnquiry,
    named: NamedInEnquiry,
    { ip, idempotencyKey = input.idempotency_key }: Sender,
  ): Promise<Outcome | undefined> {
    const row = { ...toEnquiryRow(input, named, idempotencyKey), ...this.consents.of(input, ip) };
    if (row.submissionKey && (await isRepetition(manager, row.submissionKey))) return undefined;

    const isSuspect = row.spamReason !== null;
    await this.rateLimit.take(manager, ip, isSuspect);

    const inDigest = await this.mailLimits.needsDigest(manager, isSuspect);
    const { id } = await manager.save(Enquiry, { ...row, inDigest });

    if (!inDigest) await this.mails.add(manager, STUDIO_MAIL, id);
    if (isSuspect) return 'suspected';
    if (inDigest) return 'digest';
    if (await this.mailLimits.takeThanks(manager, row)) await this.mails.add(manager, ACKNOWLEDGEMENT, id);
    return 'accepted';
  }
}
