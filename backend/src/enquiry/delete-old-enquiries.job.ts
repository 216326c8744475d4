import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Job } from '../jobs/job.js';
import { Mailer } from '../mail/mailer.js';
import { deleteEnquiries } from './delete-enquiries.js';
import { DIGEST } from './mails/digest.mail.js';

/** The privacy policy promises just this, in these numbers: frontend/content/legal.json. */
export const RETENTION = { enquiryMonths: 12, suspectDays: 30 };

const RULES = [
  {
    which: `state <> 'won' AND created_at < now() - $1::interval`,
    age: `${RETENTION.enquiryMonths} months`,
    subject: `older than ${RETENTION.enquiryMonths} months`,
  },
  {
    // Whatever staff have given another state is no suspect any more.
    which: `state = 'spam' AND spam_reason IS NOT NULL AND created_at < now() - $1::interval`,
    age: `${RETENTION.suspectDays} days`,
    subject: `suspected as spam, older than ${RETENTION.suspectDays} days`,
  },
];
type Rule = (typeof RULES)[number];

/** So many in one transaction. */
const BATCH = 500;

/** Keeps the promise that nothing of a person is kept for longer than it is needed. */
@Injectable()
export class DeleteOldEnquiries extends Job {
  readonly name = 'delete-old-enquiries';
  readonly payload = z.unknown();
  override readonly schedule = '10 20 * * *';

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const rule of RULES) await this.deleteBy(rule);
  }

  private async deleteBy(rule: Rule): Promise<void> {
    const ids = await this.deleteBatch(rule);
    // A digest names many: what it said is in the list of enquiries too.
    if (ids.length > 0) await this.mailer.forget([...ids, DIGEST]);
    if (ids.length === BATCH) await this.deleteBy(rule);
  }

  /** With its line in the audit list, which names nobody. */
  private deleteBatch({ which, age, subject }: Rule): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const batch = `SELECT id FROM enquiry WHERE ${which} ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      const deleted = await deleteEnquiries(manager, `id IN (${batch})`, [age]);
      if (deleted.length === 0) return [];
      await this.audit.record(manager, {
        actor: { name: 'The website' },
        action: 'old enquiries deleted',
        subjectType: 'enquiry',
        subjectId: null,
        subject: `${deleted.length === 1 ? '1 enquiry' : `${deleted.length} enquiries`} ${subject}`,
      });
      return deleted.map(({ id }) => id);
    });
  }
}
