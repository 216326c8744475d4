import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Mailer } from '../../mail/mailer.js';
import { deleteEnquiries } from '../delete-enquiries.js';
import { DIGEST } from '../mails/digest.mail.js';
import { Enquiry } from '../enquiry.entity.js';
import { enquiryId, enquiryNotFound } from './enquiry-admin-reader.js';
import { FORGET_MARKS, MEANT } from '../do-not-contact.js';
import type { EraseForm } from './enquiry-admin-forms.schema.js';

/**
 * Removes everything that is known of a person. What stays is that it was done, by whom and when, and the ids of what is
 * gone, so that a backup which is restored does not bring it back.
 */
@Injectable()
export class ErasePerson {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
  ) {}

  /** @returns how many enquiries there were of the person who sent this one */
  async byEnquiry(id: string, by: EraseForm['by'], actor: Actor): Promise<number> {
    const erased = await this.database.transaction(async (manager) => {
      const enquiry = await manager.findOneBy(Enquiry, { id: enquiryId(id) });
      if (!enquiry) throw enquiryNotFound();
      const rows = await deleteEnquiries(manager, MEANT, [enquiry.email, enquiry.phoneE164, by]);
      await manager.query(FORGET_MARKS, [
        rows.map(({ email }) => email),
        rows.map(({ phone_e164: phone }) => phone),
      ]);
      await manager.query('INSERT INTO erased_enquiry (id) SELECT unnest($1::uuid[])', [
        rows.map((row) => row.id),
      ]);
      const subject = rows.length === 1 ? '1 enquiry' : `${rows.length} enquiries`;
      await this.audit.record(manager, {
        actor,
        action: 'person erased',
        subjectType: 'enquiry',
        subjectId: null,
        subject,
      });
      return rows.map((row) => row.id);
    });
    // A digest names many: what it said is in the list of enquiries too.
    await this.mailer.forget([...erased, DIGEST]);
    return erased.length;
  }
}
