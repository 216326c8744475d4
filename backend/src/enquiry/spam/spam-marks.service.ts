import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnquiryState } from '../enquiry-state.js';
import { Enquiry } from '../enquiry.entity.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../mails/enquiry-mails.js';
import { MailLimits } from '../mails/mail-limits.js';
import { CallPromise } from '../call-promise.js';
import { SharedNumbers } from '../consent/shared-numbers.js';
import { lessonWords } from './lesson-words.js';
import { type Lesson, addLesson, takeLessonBack } from './spam-lesson.repository.js';

/** What an honest enquiry comes to; `lost` may be anything. */
const WORKED_ON = new Set<EnquiryState>(['called', 'quoted', 'won']);

@Injectable()
export class SpamMarks {
  constructor(
    private readonly mails: EnquiryMailQueue,
    private readonly limits: MailLimits,
    private readonly callPromise: CallPromise,
    private readonly sharedNumbers: SharedNumbers,
  ) {}

  /** What follows when staff give an enquiry another state. @param enquiry as it was before */
  async follow(manager: EntityManager, enquiry: Enquiry, state: EnquiryState): Promise<void> {
    const lesson = lessonOf(enquiry.state, state);
    if (lesson) await this.teach(manager, enquiry, lesson);
    if (state === 'spam') {
      await manager.update(Enquiry, enquiry.id, { spamSince: new Date() });
      await this.mails.removeAcknowledgements(manager, [enquiry.id]);
    } else if (enquiry.state === 'spam') await this.release(manager, enquiry, state);
  }

  /** Staff agree with the state it has. */
  async confirm(manager: EntityManager, enquiry: Enquiry): Promise<void> {
    if (enquiry.state === 'spam') await this.teach(manager, enquiry, 'spam');
  }

  private async teach(manager: EntityManager, enquiry: Enquiry, lesson: Lesson): Promise<void> {
    if (enquiry.taughtAs === lesson) return;
    const words = lessonWords(enquiry);
    if (enquiry.taughtAs) await takeLessonBack(manager, enquiry.taughtAs, words);
    await addLesson(manager, lesson, words);
    await manager.update(Enquiry, enquiry.id, { taughtAs: lesson });
  }

  /** Its sender was told a moment, which is kept while it is still ahead. */
  private async callDueOf({ callDue }: Enquiry, releasedAt: Date): Promise<Date> {
    return callDue && callDue > releasedAt ? callDue : this.callPromise.to(releasedAt);
  }

  /** One that was held back is new from now on, and mailed like any other. */
  private async release(manager: EntityManager, enquiry: Enquiry, state: EnquiryState): Promise<void> {
    const wasSuspect = enquiry.spamReason !== null;
    await manager.update(Enquiry, enquiry.id, {
      spamSince: null,
      spamReason: null,
      // One of a flood that was marked by mistake is still told by its digest.
      ...(wasSuspect && { inDigest: false, studioMailError: null }),
    });
    await this.sharedNumbers.forgetMark(manager, enquiry);
    if (state !== 'new') return;
    if (wasSuspect) await this.tellStudio(manager, enquiry);
    else if (enquiry.inDigest) return;
    await this.thank(manager, enquiry);
  }

  private async tellStudio(manager: EntityManager, enquiry: Enquiry): Promise<void> {
    const releasedAt = new Date();
    await manager.update(Enquiry, enquiry.id, {
      releasedAt,
      callDue: await this.callDueOf(enquiry, releasedAt),
      studioMailSentAt: null,
      studioMailAttempts: 0,
      studioMailError: null,
      mailResends: enquiry.mailResends + (enquiry.studioMailAttempts > 0 ? 1 : 0),
    });
    await this.mails.add(manager, STUDIO_MAIL, enquiry.id);
  }

  /** Once, unless its address takes no mail. */
  private async thank(manager: EntityManager, enquiry: Enquiry): Promise<void> {
    if (enquiry.acknowledgementSentAt || enquiry.acknowledgementUndeliverable) return;
    if (!(await this.limits.takeThanks(manager, enquiry))) return;
    if (enquiry.acknowledgementAttempts > 0)
      await manager.increment(Enquiry, { id: enquiry.id }, 'mailResends', 1);
    await manager.update(Enquiry, enquiry.id, { acknowledgementAttempts: 0, acknowledgementError: null });
    await this.mails.add(manager, ACKNOWLEDGEMENT, enquiry.id);
  }
}

function lessonOf(before: EnquiryState, after: EnquiryState): Lesson | undefined {
  if (after === 'spam') return 'spam';
  return before === 'spam' || WORKED_ON.has(after) ? 'honest' : undefined;
}
