import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Mailer } from '../../mail/mailer.js';
import { Enquiry } from '../enquiry.entity.js';
import { enquiryId, enquiryNotFound } from './desk-reader.js';
import { SAME_PERSON } from '../left-alone.js';

/** Removes everything that is known of a person. What stays is that it was done, by whom and when. */
@Injectable()
export class ErasePerson {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
  ) {}

  /** @returns how many enquiries there were of the person who sent this one, by e-mail address or number */
  async byEnquiry(id: string, actor: Actor): Promise<number> {
    const erased = await this.database.transaction(async (manager) => {
      const enquiry = await manager.findOneBy(Enquiry, { id: enquiryId(id) });
      if (!enquiry) throw enquiryNotFound();
      const person = [enquiry.email, enquiry.phoneE164];
      await manager.query(`DELETE FROM do_not_contact WHERE ${SAME_PERSON}`, person);
      const [rows] = await manager.query<[{ id: string }[], number]>(
        `DELETE FROM enquiry WHERE ${SAME_PERSON} RETURNING id`,
        person,
      );
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
    await this.mailer.forget(erased);
    return erased.length;
  }
}
