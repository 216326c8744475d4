import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../jobs/job-queue.js';
import { Enquiry } from '../enquiry.entity.js';
import { ACKNOWLEDGEMENT, type EnquiryMail, STUDIO_MAIL } from './enquiry-mails.js';

@Injectable()
export class EnquiryMailQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(manager: EntityManager, mail: EnquiryMail, enquiryId: string): Promise<void> {
    const options = { key: mail.jobKeyPrefix + enquiryId, attempts: mail.maxAttempts };
    // One that was given up would stay beside it for good.
    await this.jobs.remove(manager, [options.key]);
    await this.jobs.add(manager, mail.job, { enquiryId }, options);
  }

  isLeaving(manager: EntityManager, mail: EnquiryMail, enquiryId: string): Promise<boolean> {
    return this.jobs.isImminent(manager, mail.jobKeyPrefix + enquiryId);
  }

  async addAgain(manager: EntityManager, mail: EnquiryMail, enquiry: Enquiry): Promise<void> {
    await manager.update(Enquiry, enquiry.id, {
      [mail.sentAt]: null,
      [mail.attempts]: 0,
      [mail.error]: null,
      mailResends: enquiry.mailResends + 1,
    });
    await this.add(manager, mail, enquiry.id);
  }

  async remove(manager: EntityManager, enquiryIds: string[]): Promise<void> {
    const keys = enquiryIds.flatMap((id) => [
      STUDIO_MAIL.jobKeyPrefix + id,
      ACKNOWLEDGEMENT.jobKeyPrefix + id,
    ]);
    await this.jobs.remove(manager, keys);
  }

  async removeAcknowledgements(manager: EntityManager, enquiryIds: string[]): Promise<void> {
    const keys = enquiryIds.map((id) => ACKNOWLEDGEMENT.jobKeyPrefix + id);
    await this.jobs.remove(manager, keys);
  }
}
