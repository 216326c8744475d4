import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Mailer } from '../../mail/mailer.js';
import { EnquiryFiles } from '../files/enquiry-files.js';
import { forgetDoNotContact } from '../do-not-contact.repository.js';
import type { Enquiry } from '../enquiry.entity.js';
import { deleteEnquiriesOf } from '../enquiry.repository.js';
import { rememberErased } from '../erased-enquiry.repository.js';
import { formatEnquiryCount } from '../format-enquiry-count.js';
import { DIGEST_ID_PREFIX } from '../mails/digest.mail.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import type { EraseForm } from './enquiry-admin-forms.schema.js';
import { lockEnquiry } from './lock-enquiry.js';

const NOT_AS_SEEN =
  'What would be erased has changed since it was shown: another enquiry has come or gone, or the address was corrected. Nothing was erased. Please look at it again first.';

@Injectable()
export class ErasePerson {
  constructor(
    private readonly database: DataSource,
    private readonly queue: EnquiryMailQueue,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    private readonly files: EnquiryFiles,
  ) {}

  /** @throws ConflictException if something else would go than what was seen; then nothing has gone */
  async byEnquiry(id: string, form: EraseForm, actor: Actor): Promise<number> {
    const ids = await this.database.transaction((manager) => this.erase(manager, id, form, actor));
    await this.mailer.forget([...ids, DIGEST_ID_PREFIX]);
    await this.files.sweep();
    return ids.length;
  }

  private async erase(manager: EntityManager, id: string, form: EraseForm, actor: Actor): Promise<string[]> {
    const enquiry = await lockEnquiry(manager, id);
    const deleted = await deleteEnquiriesOf(manager, enquiry, form.by);
    if (!isAsSeen(form, enquiry, deleted.length)) throw new ConflictException({ message: NOT_AS_SEEN });
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

function isAsSeen(
  { seen_email: email, seen_phone: phone, seen_enquiries: count }: EraseForm,
  enquiry: Enquiry,
  deleted: number,
): boolean {
  return (
    (email ?? enquiry.email) === enquiry.email &&
    (phone ?? enquiry.phoneE164) === enquiry.phoneE164 &&
    (count ?? deleted) === deleted
  );
}
