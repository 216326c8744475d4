import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../jobs/job-queue.js';
import { Semaphore } from '../../throttle/semaphore.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import { EnquiryCounter, type Outcome } from './enquiry-counter.js';
import { Enquiry } from '../enquiry.entity.js';
import { EnquiryRateLimit } from './enquiry-rate-limit.js';
import { toEnquiryRow } from './enquiry.mapper.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import { isFlood } from '../mails/flood.js';
import { submissionKey } from './submission-key.js';
import { spamReasonOf } from './spam-check.js';

export interface Sender {
  ip: string;
  idempotencyKey: string | undefined;
}

@Injectable()
export class ReceiveEnquiry {
  /** A flood waits for itself in the database and leaves its other connections to everybody else. */
  private readonly semaphore = new Semaphore(4, { maxQueue: 200, timeoutMs: 10_000 });

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly limits: EnquiryRateLimit,
    private readonly counter: EnquiryCounter,
  ) {}

  /** Saved together with its mail jobs, so that no enquiry is ever stored without the mail that announces it. */
  async receive(input: NewEnquiry, { ip, idempotencyKey }: Sender): Promise<void> {
    const key = idempotencyKey ? submissionKey(idempotencyKey, input) : null;
    const spamReason = spamReasonOf(input);
    try {
      const outcome = await this.semaphore.run(() =>
        this.dataSource.transaction(async (manager) => {
          if (key && (await isRepetition(manager, key))) return undefined;
          await this.limits.take(manager, ip, spamReason !== null);
          return this.store(manager, input, toEnquiryRow(input, key, spamReason));
        }),
      );
      if (outcome) this.counter.count(outcome);
    } catch (error) {
      if (error instanceof TooManyRequests) this.counter.count('limited');
      throw error;
    }
  }

  /** The studio hears of every one: by a mail of its own, or in the next digest. Suspicion and floods cost the thanks only. */
  private async store(manager: EntityManager, input: NewEnquiry, row: Partial<Enquiry>): Promise<Outcome> {
    const isSuspect = Boolean(row.spamReason);
    const inDigest = await isFlood(manager, isSuspect);
    const { id } = await manager.save(Enquiry, { ...row, inDigest });
    if (!inDigest) await this.queue(manager, STUDIO_MAIL, id);
    if (isSuspect) return 'suspected';
    if (inDigest) return 'digest';
    if (await this.limits.takeThanks(manager, input)) await this.queue(manager, ACKNOWLEDGEMENT, id);
    return 'accepted';
  }

  private queue(manager: EntityManager, mail: EnquiryMail, enquiryId: string): Promise<void> {
    return this.jobs.add(manager, mail.job, { enquiryId }, mail.options(enquiryId));
  }
}

/** The same press of the button may arrive many times at the same moment: the others wait until the first is stored. */
async function isRepetition(manager: EntityManager, key: string): Promise<boolean> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  return manager.existsBy(Enquiry, { submissionKey: key });
}
