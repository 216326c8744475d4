import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../jobs/job-queue.js';
import type { EnquiryMail } from './enquiry-mails.js';

@Injectable()
export class EnquiryMailQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(manager: EntityManager, mail: EnquiryMail, enquiryId: string): Promise<void> {
    const options = { key: mail.keyPrefix + enquiryId, attempts: mail.maxAttempts };
    await this.jobs.add(manager, mail.job, { enquiryId }, options);
  }
}
