import { Injectable, Logger } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';
import { AuditLog, WEBSITE } from '../audit/audit-log.js';
import { everyDay } from '../jobs/every-day.js';
import { Job } from '../jobs/job.js';
import { Mailer } from '../mail/mailer.js';
import { studio } from '../studio/studio.js';
import { Enquiry } from './enquiry.entity.js';
import { type TooOld, deleteOldEnquiries } from './enquiry.repository.js';
import { formatEnquiryCount } from './format-enquiry-count.js';
import { DIGEST_ID_PREFIX } from './mails/digest.mail.js';
import { deleteRareWords } from './spam/spam-lesson.repository.js';
import { EnquiryFiles } from './files/enquiry-files.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { enquiryOfMail } from './mails/enquiry-mails.js';

const { enquiries, suspectedSpam, rareLessonWords, mailFiles } = studio.retention;

const BATCH_SIZE = 500;

@Injectable()
export class DeleteOldEnquiries extends Job {
  readonly name = 'delete-old-enquiries';
  readonly payload = z.unknown();
  override readonly schedule = everyDay('01:40');
  private readonly logger = new Logger(DeleteOldEnquiries.name);

  constructor(
    private readonly database: DataSource,
    private readonly queue: EnquiryMailQueue,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly files: EnquiryFiles,
  ) {
    super();
  }

  /** Leaves its line when nothing was deleted too, and when it ends early. */
  async run(): Promise<void> {
    const counts = { old: 0, spam: 0, words: 0 };
    try {
      for await (const count of this.batches('unsuccessful', enquiries)) counts.old += count;
      for await (const count of this.batches('suspected', suspectedSpam)) counts.spam += count;
      counts.words = await deleteRareWords(this.database.manager, rareLessonWords);
      await this.files.sweep();
      await this.mailer.forgetOlder(Number.parseInt(mailFiles), (files) => this.ofNoEnquiry(files));
    } finally {
      await this.leaveLine(counts);
    }
  }

  /** A restore, or a process that was killed, leaves mails of enquiries that are not there. */
  private async ofNoEnquiry(files: string[]): Promise<string[]> {
    const ids = files.map(enquiryOfMail).filter((id) => id !== undefined);
    const found = await this.database.manager.find(Enquiry, {
      select: { id: true },
      where: { id: Any(ids) },
    });
    const kept = new Set<string | undefined>(found.map(({ id }) => id));
    return files.filter((file) => !kept.has(enquiryOfMail(file)));
  }

  private async *batches(which: TooOld, age: string): AsyncGenerator<number> {
    const ids = await this.deleteBatch(which, age);
    if (ids.length > 0) await this.mailer.forget([...ids, DIGEST_ID_PREFIX]);
    yield ids.length;
    if (ids.length === BATCH_SIZE) yield* this.batches(which, age);
  }

  private deleteBatch(which: TooOld, age: string): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const deleted = await deleteOldEnquiries(manager, which, age, BATCH_SIZE);
      const ids = deleted.map(({ id }) => id);
      await this.queue.remove(manager, ids);
      return ids;
    });
  }

  private async leaveLine({ old, spam, words }: Record<'old' | 'spam' | 'words', number>): Promise<void> {
    const subject = [
      `${formatEnquiryCount(old)} older than ${enquiries}`,
      `${formatEnquiryCount(spam)} taken for spam ${suspectedSpam} ago`,
      `${words === 1 ? '1 rare word' : `${words} rare words`} of spam lessons`,
    ].join(', ');
    await this.audit.record(this.database.manager, {
      actor: WEBSITE,
      action: 'old enquiries deleted',
      subjectType: 'enquiry',
      subjectId: null,
      subject,
    });
    this.logger.log(`Retention: ${subject}`);
  }
}
