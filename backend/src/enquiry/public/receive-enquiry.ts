import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Semaphore } from '../../throttle/semaphore.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import { CallPromise } from '../call-promise.js';
import { Enquiry } from '../enquiry.entity.js';
import { findRepeated } from '../enquiry.repository.js';
import { ConsentRecords } from '../consent/consent-records.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import { MailLimits } from '../mails/mail-limits.js';
import { EnquiryCounter, type Outcome } from './enquiry-counter.js';
import { EnquiryRateLimit } from './enquiry-rate-limit.js';
import { toEnquiryRow } from './enquiry.mapper.js';
import { NamedProjects } from './named-projects.js';
import type { NewEnquiry } from './enquiry.schema.js';

interface Sender {
  ip: string;
  /** From the header; it wins over that of the form. */
  idempotencyKey: string | undefined;
}

/** What its sender is told. */
export interface Promised {
  createdAt: Date;
  callDue: Date;
}
type EnquiryRow = ReturnType<typeof toEnquiryRow> & Promised;

interface Stored {
  /** None of a repetition. */
  outcome?: Outcome;
  promised: Promised;
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
    private readonly callPromise: CallPromise,
    private readonly consents: ConsentRecords,
  ) {}

  async receive(input: NewEnquiry, sender: Sender): Promise<Promised> {
    const createdAt = new Date();
    try {
      const { outcome, promised } = await this.semaphore.run(async () => {
        const [named, callDue] = await Promise.all([this.projects.of(input), this.callPromise.to(createdAt)]);
        const key = sender.idempotencyKey ?? input.idempotency_key;
        const consent = this.consents.of(input, sender.ip);
        const row = { ...toEnquiryRow(input, named, key), ...consent, callDue };
        return this.database.transaction((manager) => this.store(manager, { ...row, createdAt }, sender));
      });
      if (outcome) this.counter.count(outcome);
      return promised;
    } catch (error) {
      if (error instanceof TooManyRequests) this.counter.count('limited');
      throw error;
    }
  }

  /** In one transaction with the jobs of its mails: no enquiry is ever stored that the studio is not told of. */
  private async store(manager: EntityManager, row: EnquiryRow, { ip }: Sender): Promise<Stored> {
    const before = row.submissionKey && (await findRepeated(manager, row.submissionKey));
    if (before) return { promised: { ...before, callDue: before.callDue ?? row.callDue } };

    const isSuspect = row.spamReason !== null;
    await this.rateLimit.take(manager, ip, isSuspect);

    const inDigest = await this.mailLimits.needsDigest(manager, isSuspect);
    const { id } = await manager.save(Enquiry, { ...row, inDigest });

    if (!inDigest) await this.mails.add(manager, STUDIO_MAIL, id);
    if (isSuspect) return { outcome: 'suspected', promised: row };
    if (inDigest) return { outcome: 'digest', promised: row };
    if (await this.mailLimits.takeThanks(manager, row)) await this.mails.add(manager, ACKNOWLEDGEMENT, id);
    return { outcome: 'accepted', promised: row };
  }
}
