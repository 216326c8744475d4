import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Mailer } from '../../mail/mailer.js';
import { EnquiryFiles } from '../files/enquiry-files.js';
import { forgetDoNotContact } from '../do-not-contact.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { deleteEnquiriesOf } from '../enquiry.repository.js';
import { rememberErased } from '../erased-enquiry.repository.js';
import { formatEnquiryCount } from '../format-enquiry-count.js';
import { DIGEST_ID_PREFIX } from '../mails/digest.mail.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import type { SameBy } from '../same-person.js';
import { enquiryNotFound } from './enquiry-id.pipe.js';

@Injectable()
export class ErasePerson {
  constructor(
    private readonly database: DataSource,
    private readonly queue: EnquiryMailQueue,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly files: EnquiryFiles,
  ) {}

  async byEnquiry(id: string, by: SameBy, actor: Actor): Promise<number> {
    const ids = await this.database.transaction((manager) => this.erase(manager, id, by, actor));
    await this.mailer.forget([...ids, DIGEST_ID_PREFIX]);
    await this.files.sweep();
    return ids.length;
  }

  private async erase(manager: EntityManager, id: string, by: SameBy, actor: Actor): Promise<string[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    const enquiry = await manager.findOne(Enquiry, { where: { id }, lock });
    if (!enquiry) throw enquiryNotFound();
    const deleted = await deleteEnquiriesOf(manager, enquiry, by);
    const ids = deleted.map((row) => row.id);
    await this.queue.remove(manager, ids);
    await forgetDoNotContact(manager, deleted);
    await rememberErased(manager, deleted);
    await this.audit.record(manager, {
      actor,
      action: 'person erased',
      subjectType: 'enquiry',
      subjectId: null,
      subject: formatEnquiryCount(ids.length),
    });
    return ids;
  }
}
