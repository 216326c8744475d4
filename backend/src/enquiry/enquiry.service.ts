import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import { Gate } from '../throttle/gate.js';
import { type Allowance, Throttle } from '../throttle/throttle.js';
import { Enquiry } from './enquiry.entity.js';
import { toEnquiryRow } from './enquiry.mapper.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from './enquiry-mails.js';
import { floodReason, mayAcknowledge } from './flood.js';
import { submissionKey } from './submission-key.js';
import { suspicionOf } from './suspicion.js';

/** Ten at once from one address, an office perhaps; then ever longer waits, so that nobody is shut out for good. */
const PER_ADDRESS: Allowance = { free: 10, firstWait: 15, longestWait: 300, memory: 600 };

export interface Sender {
  address: string;
  idempotencyKey: string | undefined;
}

@Injectable()
export class EnquiryService {
  /** A flood waits for itself in the database and leaves its other connections to everybody else. */
  private readonly gate = new Gate(4);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly throttle: Throttle,
  ) {}

  /** Saved together with its mail jobs, so that no enquiry is ever stored without the mail that announces it. */
  async receive(input: NewEnquiry, { address, idempotencyKey }: Sender): Promise<void> {
    const key = idempotencyKey ? submissionKey(idempotencyKey, input) : null;
    await this.gate.pass(() =>
      this.dataSource.transaction(async (manager) => {
        if (key && (await isRepetition(manager, key))) return;
        await this.throttle.take('enquire from', address, PER_ADDRESS, manager);
        await this.store(manager, input, key);
      }),
    );
  }

  private async store(manager: EntityManager, input: NewEnquiry, key: string | null): Promise<void> {
    const spamReason = suspicionOf(input, Date.now()) ?? (await floodReason(manager));
    const mayThank = await mayAcknowledge(manager, input);
    const { id } = await manager.save(Enquiry, toEnquiryRow(input, key, spamReason));
    if (spamReason) return;
    const payload = { enquiryId: id };
    await this.jobs.add(manager, STUDIO_MAIL.job, payload, STUDIO_MAIL.options(id));
    if (mayThank) await this.jobs.add(manager, ACKNOWLEDGEMENT.job, payload, ACKNOWLEDGEMENT.options(id));
  }
}

/** The same press of the button may arrive many times at the same moment: the others wait until the first is stored. */
async function isRepetition(manager: EntityManager, key: string): Promise<boolean> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  return manager.existsBy(Enquiry, { submissionKey: key });
}
