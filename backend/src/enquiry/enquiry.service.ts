import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { JobQueue } from '../jobs/job-queue.js';
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

const storedRows = z.array(z.object({ id: z.uuid() }));

export interface Sender {
  address: string;
  idempotencyKey: string | undefined;
}

@Injectable()
export class EnquiryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly throttle: Throttle,
  ) {}

  /** Saved together with its mail jobs, so that no enquiry is ever stored without the mail that announces it. */
  async receive(input: NewEnquiry, { address, idempotencyKey }: Sender): Promise<void> {
    const key = idempotencyKey ? submissionKey(idempotencyKey, input) : null;
    if (key && (await this.dataSource.manager.existsBy(Enquiry, { submissionKey: key }))) return;
    await this.throttle.take('enquire from', address, PER_ADDRESS);
    await this.dataSource.transaction((manager) => this.store(manager, input, key));
  }

  private async store(manager: EntityManager, input: NewEnquiry, key: string | null): Promise<void> {
    const spamReason = suspicionOf(input, Date.now()) ?? (await floodReason(manager));
    const mayThank = await mayAcknowledge(manager, input.email);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Enquiry)
      .values(toEnquiryRow(input, key, spamReason))
      // The same press of the button may arrive twice at the same moment.
      .orIgnore()
      .returning('id')
      .execute();
    const [stored] = storedRows.parse(raw);
    if (!stored || spamReason) return;
    const payload = { enquiryId: stored.id };
    await this.jobs.add(manager, STUDIO_MAIL.job, payload, STUDIO_MAIL.options(stored.id));
    if (mayThank)
      await this.jobs.add(manager, ACKNOWLEDGEMENT.job, payload, ACKNOWLEDGEMENT.options(stored.id));
  }
}
