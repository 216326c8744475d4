import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { ActiveAdmins } from '../../auth/active-admins.js';
import { ValidationError } from '../../errors/validation-error.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { carryMark, mayContact } from '../do-not-contact.repository.js';
import { CALL_AGAIN } from '../due-work.repository.js';
import type { EventKind } from '../enquiry-event.schema.js';
import { toKindColumns } from '../enquiry-kind.js';
import { Enquiry } from '../enquiry.entity.js';
import { ConsentRecords } from '../consent/consent-records.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT } from '../mails/enquiry-mails.js';
import { MailLimits } from '../mails/mail-limits.js';
import { DESK_FIELDS, FACTS, conflicting, deskOf, differing, formatFact } from './desk.mapper.js';
import { mustBeBeforeDeletion } from './before-deletion.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import type { DeskFields, DeskForm } from './enquiry-desk-forms.schema.js';
import type { StaffMember } from './enquiry-desk.schema.js';
import { leftAlone } from './left-alone.js';
import { lockEnquiry } from './lock-enquiry.js';
import type { StaffActor } from './staff-actor.js';
import { formatDay } from './format-clock.js';

interface Line {
  kind: EventKind;
  text: string;
}

@Injectable()
export class EnquiryDeskService {
  constructor(
    private readonly database: DataSource,
    private readonly admins: ActiveAdmins,
    private readonly audit: AuditLog,
    private readonly consents: ConsentRecords,
    private readonly limits: MailLimits,
    private readonly mails: EnquiryMailQueue,
  ) {}

  async staff(): Promise<StaffMember[]> {
    const admins = await this.admins.all();
    return admins.toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** All of it or nothing, with a line for each kind of change. */
  async change(id: string, { from = {}, ...form }: DeskForm, actor: StaffActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      const is = deskOf(enquiry);
      const given = form.next_step === null ? { ...form, next_step_at: null } : form;
      const conflict = conflicting(is, given, from);
      if (conflict) throw await conflictAbout(manager, id, conflict);
      const changed = differing(is, given);
      if (changed.length === 0) return;
      const next = { ...is, ...given };
      if (next.next_step === null && next.next_step_at !== null)
        throw new ValidationError({ next_step: 'Please write what the next step is.' });
      const isStep =
        next.next_step !== null && (changed.includes('next_step') || changed.includes('next_step_at'));
      if (isStep && !(await mayContact(manager, enquiry))) throw leftAlone();
      if (changed.includes('next_step_at'))
        await mustBeBeforeDeletion(manager, id, ['next_step_at', next.next_step_at]);
      const lines = await this.linesOf(manager, changed, next);
      await manager.update(Enquiry, id, { ...rowOf(next), ...movedCall(enquiry, next) });
      if (changed.includes('email')) await this.follow(manager, enquiry, next.email, actor);
      for (const line of lines) await recordEvent(manager, { enquiryId: id, actor: actor.email, ...line });
      const names = new Set(changed.map((field) => DESK_FIELDS[field].what));
      const subject = `Changed: ${[...names].join(', ')}`;
      const act = { actor, subjectType: 'enquiry', subjectId: id, subject } as const;
      await this.audit.record(manager, { ...act, action: 'enquiry worked on' });
    });
  }

  /** The receipt, with its link to withdraw, goes to the address that is right. */
  private async follow(manager: EntityManager, before: Enquiry, email: string, actor: StaffActor) {
    const { id, state } = before;
    const text = `${DESK_FIELDS.email.label}: ${email}, corrected from ${before.email}`;
    await recordEvent(manager, { enquiryId: id, kind: 'facts', actor: actor.email, text });
    await manager.update(Enquiry, id, {
      personHash: this.consents.hashOfPerson(email),
      acknowledgementSentAt: null,
      acknowledgementAttempts: 0,
      acknowledgementError: null,
      acknowledgementUndeliverable: false,
      mailResends: before.mailResends + 1,
    });
    await carryMark(manager, before.email, email);
    await this.mails.removeAcknowledgements(manager, [id]);
    if (state !== 'spam' && (await this.limits.takeThanks(manager, { id, email })))
      await this.mails.add(manager, ACKNOWLEDGEMENT, id);
  }

  private async linesOf(
    manager: EntityManager,
    changed: (keyof DeskFields)[],
    next: Required<DeskFields>,
  ): Promise<Line[]> {
    const lines: Line[] = [];
    if (changed.includes('owner_id'))
      lines.push({ kind: 'owner', text: await this.ownerName(manager, next.owner_id) });
    if (changed.includes('next_step') || changed.includes('next_step_at'))
      lines.push({ kind: 'next-step', text: formatNextStep(next) });
    for (const fact of FACTS)
      if (changed.includes(fact)) lines.push({ kind: 'facts', text: formatFact(fact, next[fact]) });
    return lines;
  }

  private async ownerName(manager: EntityManager, id: string | null): Promise<string> {
    if (id === null) return '';
    const owner = await this.admins.find(manager, id);
    if (owner) return owner.name;
    throw new ValidationError({ owner_id: 'This person has no account any more. Please choose another.' });
  }
}

function conflictAbout(manager: EntityManager, id: string, field: keyof DeskFields) {
  const { label, ...about } = DESK_FIELDS[field];
  return changedMeanwhile(manager, id, { ...about, begins: label });
}

function formatNextStep({ next_step: step, next_step_at: at }: Required<DeskFields>): string {
  if (step === null) return '';
  return at ? `${step}, ${formatDay(at)}` : step;
}

/** Of a new enquiry it stays where it was moved to when its step is renamed or done; otherwise its step was all of it. */
function movedCall(before: Enquiry, { next_step, next_step_at }: Required<DeskFields>): Partial<Enquiry> {
  const { nextStep, nextStepAt, state } = before;
  if (nextStep !== CALL_AGAIN) return {};
  if (next_step !== CALL_AGAIN && state !== 'new') return { callAgainAt: null };
  const at = next_step === CALL_AGAIN ? next_step_at : nextStepAt;
  return at ? { callAgainAt: at } : {};
}

function rowOf(desk: Required<DeskFields>): Partial<Enquiry> {
  return {
    email: desk.email,
    ownerId: desk.owner_id,
    nextStep: desk.next_step,
    nextStepAt: desk.next_step_at,
    budget: desk.budget,
    ...toKindColumns(desk.kind),
    sizeSquareFeet: desk.size_square_feet,
    valueRupees: desk.value_rupees === null ? null : String(desk.value_rupees),
  };
}
