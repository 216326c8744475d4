import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { insertOnce } from '../../database/insert-once.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { addDoNotContact, mayContact, removeDoNotContact } from '../do-not-contact.repository.js';
import { liftByStaff } from '../consent/lift-by-staff.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { EnquiryNote } from '../enquiry-note.entity.js';
import { Enquiry } from '../enquiry.entity.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import type { SameBy } from '../same-person.js';
import { SpamMarks } from '../spam/spam-marks.service.js';
import type { LiftForm, NoteForm, ResendForm, StateForm } from './enquiry-admin-forms.schema.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import { lockEnquiry } from './lock-enquiry.js';
import { callIn } from './next-step-after.js';
import type { StaffActor } from './staff-actor.js';

const MAILS = { studio: STUDIO_MAIL, acknowledgement: ACKNOWLEDGEMENT };
const RESENDS: Allowance = { free: 3, firstWait: 60, maxWait: 3_600, memory: 24 * 3_600 };

/** Each act and its audit entry are one transaction. */
@Injectable()
export class EnquiryAdminService {
  constructor(
    private readonly database: DataSource,
    private readonly mails: EnquiryMailQueue,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    private readonly spamMarks: SpamMarks,
  ) {}

  async setState(id: string, { state, from }: StateForm, actor: StaffActor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      if (enquiry.state === state) return this.spamMarks.confirm(manager, enquiry);
      if (from && from !== enquiry.state)
        throw await changedMeanwhile(manager, id, { kind: 'state', what: 'the state' });
      await manager.update(Enquiry, enquiry.id, { state, ...callIn(state, enquiry) });
      await this.spamMarks.follow(manager, enquiry, state);
      await recordEvent(manager, { enquiryId: id, kind: 'state', actor: actor.email, text: state });
      await this.record(manager, actor, 'enquiry state changed', enquiry, `${enquiry.state} → ${state}`);
    });
  }

  async addNote(id: string, form: NoteForm, author: StaffActor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      const note = { enquiryId: enquiry.id, author: author.email, ...form };
      if (!(await insertOnce(manager, EnquiryNote, note))) return;
      await this.record(manager, author, 'enquiry note added', enquiry, 'Note');
    });
  }

  /** Nothing is done when it has been sent again since it was seen, or is just leaving. */
  async resendMail(id: string, { mail: which, seen_sent_at: seen }: ResendForm, actor: Actor): Promise<void> {
    const mail = MAILS[which];
    await this.act(id, async (manager, enquiry) => {
      if (seen !== undefined && seen !== (enquiry[mail.sentAt]?.toISOString() ?? '')) return;
      if (seen === '' && (await this.mails.isLeaving(manager, mail, id))) return;
      if (which === 'acknowledgement' && !(await mayContact(manager, enquiry)))
        throw new ConflictException({
          message: 'This person has asked to be left alone: no mail goes to them.',
        });
      await this.throttle.take('resend a mail of', enquiry.id, RESENDS, manager);
      const freed = which === 'studio' ? { inDigest: false } : { acknowledgementUndeliverable: false };
      await manager.update(Enquiry, enquiry.id, freed);
      await this.mails.addAgain(manager, mail, enquiry);
      await this.record(manager, actor, 'enquiry mail sent again', enquiry, mail.to);
    });
  }

  async setDoNotContact(id: string, by: SameBy, actor: StaffActor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      if (!(await addDoNotContact(manager, enquiry, by, actor.email))) return;
      await recordEvent(manager, { enquiryId: id, kind: 'do-not-contact', actor: actor.email, text: 'set' });
      await this.record(manager, actor, 'do-not-contact set', enquiry, 'Do not contact');
    });
  }

  /** @param how the person asked for it */
  async liftDoNotContact(id: string, { by, how }: LiftForm, actor: StaffActor): Promise<void> {
    await this.act(id, async (manager, enquiry) => {
      const isMarkGone = await removeDoNotContact(manager, enquiry, by);
      const isEnded = by !== 'phone' && (await liftByStaff(manager, enquiry, { by: actor.email, how }));
      if (!isMarkGone && !isEnded) return;
      const isWhole = await mayContact(manager, enquiry);
      const text = isWhole ? 'lifted' : 'lifted in part';
      await recordEvent(manager, { enquiryId: id, kind: 'do-not-contact', actor: actor.email, text });
      const subject = isWhole ? 'May be contacted' : 'Another mark stands';
      await this.record(manager, actor, 'do-not-contact lifted', enquiry, subject);
    });
  }

  private async act(
    id: string,
    work: (manager: EntityManager, enquiry: Enquiry) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await work(manager, await lockEnquiry(manager, id));
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
