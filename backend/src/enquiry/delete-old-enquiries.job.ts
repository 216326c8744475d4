import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Job } from '../jobs/job.js';
import { Mailer } from '../mail/mailer.js';
import { type TooOld, deleteOldEnquiries } from './enquiry.repository.js';
import { formatEnquiryCount } from './format-enquiry-count.js';
import { DIGEST_ID_PREFIX } from './mails/digest.mail.js';
import { EnquiryFiles } from './files/enquiry-files.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';

/** The privacy policy promises these numbers: frontend/content/legal.json. */
export const RETENTION = { enquiryMonths: 12, suspectDays: 30 };

interface Rule {
  which: TooOld;
  age: string;
  subject: string;
}
const RULES: Rule[] = [
  {
    which: 'unsuccessful',
    age: `${RETENTION.enquiryMonths} months`,
    subject: `older than ${RETENTION.enquiryMonths} months`,
  },
  {
    which: 'suspected',
    age: `${RETENTION.suspectDays} days`,
    subject: `suspected as spam, older than ${RETENTION.suspectDays} days`,
  },
];

const BATCH_SIZE = 500;

@Injectable()
export class DeleteOldEnquiries extends Job {
  readonly name = 'delete-old-enquiries';
  readonly payload = z.unknown();
  override readonly schedule = '10 20 * * *';

  constructor(
    private readonly database: DataSource,
    private readonly queue: EnquiryMailQueue,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly files: EnquiryFiles,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const rule of RULES) await this.deleteBy(rule);
    await this.files.sweep();
  }

  private async deleteBy(rule: Rule): Promise<void> {
    const ids = await this.deleteBatch(rule);
    if (ids.length > 0) await this.mailer.forget([...ids, DIGEST_ID_PREFIX]);
    if (ids.length === BATCH_SIZE) await this.deleteBy(rule);
  }

  private deleteBatch({ which, age, subject }: Rule): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const deleted = await deleteOldEnquiries(manager, which, age, BATCH_SIZE);
      const ids = deleted.map(({ id }) => id);
      if (ids.length === 0) return [];
      await this.queue.remove(manager, ids);
      await this.audit.record(manager, {
        actor: { name: 'The website' },
        action: 'old enquiries deleted',
        subjectType: 'enquiry',
        subjectId: null,
        subject: `${formatEnquiryCount(ids.length)} ${subject}`,
      });
      return ids;
    });
  }
}
