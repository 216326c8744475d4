import { Injectable } from '@nestjs/common';
import { callDue } from 'content/callDue';
import { openNow } from 'content/workingTime';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ContentReader } from '../content/content-reader.js';
import { JobQueue } from '../jobs/job-queue.js';
import { Job } from '../jobs/job.js';
import { studio } from '../studio/studio.js';
import { alertMessage } from './alert-message.js';
import type { DueEnquiry } from '../enquiry/overdue.mail.js';
import { opensAt } from './opens-at.js';
import type { DecidedAlert } from './push/decided-alert.schema.js';
import { usableSubscriptions } from './push/push-subscription.repository.js';
import { SEND_PUSH } from './push/send-push.job.js';
import { SEND_OVERDUE_MAIL } from './send-overdue-mail.job.js';
import type { AlertKind } from './sent-alert.entity.js';
import { claim, type Period, readUntold, readUntoldWork } from './sent-alert.repository.js';
import { tellSince } from './tell-since.js';

/** Looks for what has not been told, so that nothing depends on a message that could be lost. */
@Injectable()
export class AlertStaff extends Job {
  readonly name = 'alert-staff';
  readonly payload = z.unknown();
  override readonly schedule = '* * * * *';

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentReader,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  run(): Promise<void> {
    return this.tell(Date.now());
  }

  /** While the studio is closed nobody is disturbed: what waits is told when it opens. */
  async tell(now: number): Promise<void> {
    const hours = await this.content.workingHours();
    if (opensAt(now, hours) !== now) return;
    const period = { since: new Date(tellSince(now, hours)), now: new Date(now) };
    const promised = (moment: number) => callDue(moment, hours, studio.locale.timeZone);
    await this.database.transaction(async (manager) => {
      const overdue = await this.claim(manager, 'overdue', period, promised);
      const late = new Set(overdue.map(({ id }) => id));
      const fresh = (await this.claim(manager, 'new', period, promised)).filter(({ id }) => !late.has(id));
      const again = await claim(manager, 'again', await readUntoldWork(manager, 'again', period));
      const step = await claim(manager, 'step', await readUntoldWork(manager, 'step', period));
      const moments = { decidedAt: now, closesAt: openNow(now, hours, studio.locale.timeZone).until };
      await this.push(manager, { kind: 'new', enquiries: fresh, ...moments });
      await this.push(manager, { kind: 'overdue', enquiries: overdue, ...moments });
      await this.push(manager, { kind: 'again', enquiries: again, ...moments });
      await this.push(manager, { kind: 'step', enquiries: step, ...moments });
      if ([overdue, again, step].flat().length === 0) return;
      const { closesAt } = moments;
      await this.jobs.add(manager, SEND_OVERDUE_MAIL, { enquiries: overdue, again, step, closesAt });
    });
  }

  private async claim(
    manager: EntityManager,
    kind: AlertKind,
    period: Period,
    promised: (moment: number) => number,
  ): Promise<DueEnquiry[]> {
    const untold = (await readUntold(manager, kind, period))
      .map(({ id, createdAt, callDue: due }) => ({
        id,
        due: due?.getTime() ?? promised(createdAt.getTime()),
      }))
      .filter(({ due }) => kind === 'new' || due < period.now.getTime())
      .toSorted((one, other) => one.due - other.due);
    return claim(manager, kind, untold);
  }

  private async push(manager: EntityManager, alert: DecidedAlert): Promise<void> {
    if (alert.enquiries.length === 0) return;
    const message = alertMessage(alert.kind, alert.enquiries, alert.decidedAt);
    const decidedAt = new Date().toISOString();
    for (const subscriptionId of await usableSubscriptions(manager))
      await this.jobs.add(manager, SEND_PUSH, { subscriptionId, message, decidedAt, alert });
  }
}
