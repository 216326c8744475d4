import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { Enquiry } from '../enquiry.entity.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import type { EnquiryState } from '../enquiry-state.js';
import { enquiryId, enquiryNotFound } from './enquiry-admin-reader.js';
import { MEANT, isDoNotContact } from '../do-not-contact.js';
import type { DoNotContactForm } from './enquiry-admin-forms.schema.js';

const MAILS = { studio: STUDIO_MAIL, acknowledgement: ACKNOWLEDGEMENT };
/** Nobody's inbox is flooded by impatience. */
const RESENDS: Allowance = { free: 3, firstWait: 60, longestWait: 3_600, memory: 24 * 3_600 };

/** What staff do with an enquiry. Each act and its line in the audit list are one transaction. */
@Injectable()
export class EnquiryAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: EnquiryMailQueue,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
  ) {}

  async setState(id: string, state: EnquiryState, actor: Actor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      if (enquiry.state === state) return;
      await manager.update(Enquiry, enquiry.id, { state });
      await this.record(manager, actor, 'enquiry state changed', enquiry, `${enquiry.state} → ${state}`);
    });
  }

  /** Notes are never changed: they say who knew what when. */
  async addNote(id: string, text: string, author: Actor & { adminId: string }): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      await manager.query(
        `INSERT INTO enquiry_note (enquiry_id, author, text) SELECT $1, email, $2 FROM admin WHERE id = $3`,
        [enquiry.id, text, author.adminId],
      );
      await this.record(manager, author, 'enquiry note added', enquiry, 'Note');
    });
  }

  /** Under an id of its own: a mailbox that has the first one already would drop a mere repetition. */
  async resendMail(id: string, which: keyof typeof MAILS, actor: Actor): Promise<void> {
    const mail = MAILS[which];
    await this.act(id, async (manager, enquiry) => {
      if (which === 'acknowledgement' && (await isDoNotContact(manager, enquiry.email, enquiry.phoneE164)))
        throw new ConflictException('This person has asked to be left alone: no mail goes to them.');
      await this.throttle.take('resend a mail of', enquiry.id, RESENDS, manager);
      const mailResends = enquiry.mailResends + 1;
      await manager.update(Enquiry, enquiry.id, {
        [mail.sentAt]: null,
        [mail.attempts]: 0,
        [mail.error]: null,
        mailResends,
        ...(which === 'studio' ? { inDigest: false } : { acknowledgementUndeliverable: false }),
      });
      await this.mails.add(manager, mail, enquiry.id);
      const to = which === 'studio' ? 'To the studio' : 'To the visitor';
      await this.record(manager, actor, 'enquiry mail sent again', enquiry, to);
    });
  }

  /** The person, not the enquiry: whatever comes from this address or number carries the mark from now on. */
  async setDoNotContact(id: string, by: DoNotContactForm['by'], actor: Actor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      await manager.query(
        `INSERT INTO do_not_contact (email, phone_e164)
         SELECT lower($1), NULL WHERE $3 <> 'phone' UNION ALL SELECT NULL, $2 WHERE $3 <> 'email'
         ON CONFLICT DO NOTHING`,
        [enquiry.email, enquiry.phoneE164, by],
      );
      await this.record(manager, actor, 'do-not-contact set', enquiry, 'Do not contact');
    });
  }

  async liftDoNotContact(id: string, by: DoNotContactForm['by'], actor: Actor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      await manager.query(`DELETE FROM do_not_contact WHERE ${MEANT}`, [
        enquiry.email,
        enquiry.phoneE164,
        by,
      ]);
      await this.record(manager, actor, 'do-not-contact lifted', enquiry, 'May be contacted');
    });
  }

  private async act(
    id: string,
    work: (manager: EntityManager, enquiry: Enquiry) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const enquiry = await manager.findOne(Enquiry, { where: { id: enquiryId(id) }, lock });
      if (!enquiry) throw enquiryNotFound();
      await work(manager, enquiry);
    });
  }

  /** @param subject must not name the visitor */
  private record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id }: Enquiry,
    subject: string,
  ): Promise<void> {
    return this.audit.record(manager, { actor, action, subjectType: 'enquiry', subjectId: id, subject });
  }
}
