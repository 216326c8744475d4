import { ConflictException, Injectable } from '@nestjs/common';
import { callDue } from 'content/callDue';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { ContentReader } from '../../content/content-reader.js';
import { ValidationError } from '../../errors/validation-error.js';
import { studio } from '../../studio/studio.js';
import { mayContact } from '../do-not-contact.repository.js';
import { CALL_AGAIN } from '../due-work.repository.js';
import { EnquiryEvent } from '../enquiry-event.entity.js';
import { hasLaterEvent, recordEvent } from '../enquiry-event.repository.js';
import type { EnquiryState } from '../enquiry-state.js';
import { Enquiry } from '../enquiry.entity.js';
import { SpamMarks } from '../spam/spam-marks.service.js';
import type { EnquiryContactForm, OutcomeForm } from './enquiry-desk-forms.schema.js';
import { mustBeBeforeDeletion } from './before-deletion.js';
import { stampFirstContact, takeContactBack, wasLeftAlone } from './first-contact.repository.js';
import { leftAlone } from './left-alone.js';
import { lockEnquiry } from './lock-enquiry.js';
import { nextStepAfter } from './next-step-after.js';
import type { StaffActor } from './staff-actor.js';
import { formatDay } from './format-clock.js';

/** How far the clock of a telephone may be wrong: a press is worth more than its minute. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;
const WAYS = { call: 'Call', whatsapp: 'WhatsApp', mail: 'Mail' };
const OUTCOMES = { reached: 'Reached', not_reached: 'Not reached', call_again: 'Call again' };

/** Each act, its event and its audit entry are one transaction. */
@Injectable()
export class EnquiryContactService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly content: ContentReader,
    private readonly spamMarks: SpamMarks,
  ) {}

  async stamp(id: string, { key, how, at }: EnquiryContactForm, actor: StaffActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      const pressed = momentOfPress(at, enquiry);
      const event = {
        enquiryId: id,
        kind: 'contact',
        actor: actor.email,
        text: how,
        at: pressed,
        key,
      } as const;
      if (!(await recordEvent(manager, event))) return;
      if (await wasLeftAlone(manager, id, { how, at: pressed }))
        throw new ConflictException({
          message: 'This person has asked to be left alone: nobody is to call or write.',
        });
      await stampFirstContact(manager, id);
      await this.record(manager, actor, 'enquiry contact noted', id, WAYS[how]);
    });
  }

  async takeBack(id: string, key: string, actor: StaffActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      if (!(await takeContactBack(manager, id, key))) return;
      await stampFirstContact(manager, id);
      await this.record(manager, actor, 'enquiry contact taken back', id, 'It did not happen');
      const hasNone = await manager.existsBy(Enquiry, { id, firstContactAt: IsNull() });
      if (hasNone && enquiry.outcome) await this.takeOutcomeBack(manager, enquiry, actor);
    });
  }

  /** Without a contact nobody was reached, and the call is owed as before. */
  private async takeOutcomeBack(manager: EntityManager, enquiry: Enquiry, actor: StaffActor): Promise<void> {
    const { id, state, outcome, nextStep } = enquiry;
    const isCalled = outcome === 'reached' && state === 'called' && (await isStateOfOutcome(manager, id));
    if (isCalled) await this.noteState(manager, enquiry, 'new', actor);
    await manager.update(Enquiry, id, {
      outcome: null,
      callAgainAt: null,
      ...(isCalled && { state: 'new' }),
      ...(nextStep === CALL_AGAIN && { nextStep: null, nextStepAt: null }),
    });
  }

  async noteOutcome(id: string, form: OutcomeForm, actor: StaffActor): Promise<void> {
    const { outcome, again_at, key, at: said = new Date() } = form;
    const hours = await this.content.workingHours();
    await this.database.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      const at = momentOfPress(said, enquiry);
      const soon = new Date(callDue(at.getTime(), hours, studio.locale.timeZone));
      const callAgainAt = outcome === 'call_again' ? (again_at ?? soon) : null;
      const mayCall = await mayContact(manager, enquiry);
      const next = mayCall ? { reached: null, not_reached: soon, call_again: callAgainAt }[outcome] : null;
      const base = { enquiryId: id, actor: actor.email, at, ...(key && { key }) };
      const text = callAgainAt ? `Call again on ${formatDay(callAgainAt)}` : OUTCOMES[outcome];
      const isOutdated = await hasLaterEvent(manager, id, 'outcome', at);
      const isReminded = outcome !== 'call_again' || enquiry.nextStep === CALL_AGAIN;
      const keepsStep = isReminded && (await hasLaterEvent(manager, id, 'next-step', at));
      if (!(await recordEvent(manager, { ...base, kind: 'outcome', text }))) return;
      if (outcome === 'call_again' && !mayCall) throw leftAlone();
      await mustBeBeforeDeletion(manager, id, ['again_at', again_at]);
      await this.record(manager, actor, 'enquiry outcome noted', id, OUTCOMES[outcome]);
      if (isOutdated) return;
      const isCalled = outcome === 'reached' && enquiry.state === 'new';
      if (isCalled) await this.noteState(manager, enquiry, 'called', actor);
      await manager.update(Enquiry, id, {
        outcome,
        callAgainAt: next,
        ...(isCalled && { state: 'called' }),
        ...(!keepsStep && nextStepAfter(enquiry, next)),
      });
    });
  }

  private async noteState(
    manager: EntityManager,
    enquiry: Enquiry,
    next: EnquiryState,
    actor: StaffActor,
  ): Promise<void> {
    const { id, state } = enquiry;
    await recordEvent(manager, { enquiryId: id, actor: actor.email, kind: 'state', text: next });
    await this.spamMarks.follow(manager, enquiry, next);
    await this.record(manager, actor, 'enquiry state changed', id, `${state} → ${next}`);
  }

  private record(
    manager: EntityManager,
    actor: StaffActor,
    action: AuditAction,
    subjectId: string,
    subject: string,
  ): Promise<void> {
    return this.audit.record(manager, { actor, action, subjectType: 'enquiry', subjectId, subject });
  }
}

/** Whether nobody chose the state by hand: an outcome that moves an enquiry writes both lines together. */
async function isStateOfOutcome(manager: EntityManager, enquiryId: string): Promise<boolean> {
  const where = { enquiryId, kind: In(['outcome', 'state']) };
  const lines = await manager.find(EnquiryEvent, { where, order: { id: 'ASC' } });
  const last = lines.findLastIndex(({ kind }) => kind === 'state');
  return lines[last - 1]?.text === OUTCOMES.reached;
}

/** When it was pressed by the device's clock, which may be a little wrong. */
function momentOfPress(at: Date, { createdAt }: Enquiry): Date {
  const now = Date.now();
  if (at.getTime() > now + CLOCK_TOLERANCE_MS)
    throw new ValidationError({
      at: 'This contact is in the future: please check the clock of this device.',
    });
  if (at.getTime() < createdAt.getTime() - CLOCK_TOLERANCE_MS)
    throw new ValidationError({ at: 'This contact is from before the enquiry came.' });
  return new Date(Math.min(now, Math.max(createdAt.getTime(), at.getTime())));
}
