import { Injectable } from '@nestjs/common';
import { dayAfter } from 'content/openPeriod';
import type { WorkingHours } from 'content/schemas/hours';
import { openNow, workingTime } from 'content/workingTime';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { Session } from '../../auth/session.entity.js';
import { todayAtStudio } from '../../blog/today.js';
import { ContentReader } from '../../content/content-reader.js';
import { studioMoment } from '../../studio/studio-moment.js';
import { studio } from '../../studio/studio.js';
import { CallPromise } from '../call-promise.js';
import { ReportService } from '../report/report.service.js';
import {
  type WaitingRow,
  readLastContact,
  readSteps,
  readUnassigned,
  readWaiting,
} from './today.repository.js';
import type { Today, EnquiryToCall } from './today.schema.js';
import { readDraftsOfOthers, readFailedMails } from './undone-work.repository.js';

const MINUTE = 60_000;
const { timeZone } = studio.locale;

@Injectable()
export class TodayService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly content: ContentReader,
    private readonly promise: CallPromise,
    private readonly report: ReportService,
  ) {}

  /** Reading is recorded in the audit like that of the list. */
  async read(session: Session, now = new Date()): Promise<Today> {
    const act = {
      actor: session,
      action: 'enquiries listed',
      subjectType: 'enquiry',
      subjectId: null,
    } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiries' });
    const midnight = studioMoment(`${dayAfter(todayAtStudio(now))}T00:00`);
    const [hours, due] = await Promise.all([this.content.workingHours(), this.promise.reckoner()]);
    const { is_open, until } = openNow(now.getTime(), hours, timeZone);
    const { waiting, ...lists } = await this.lists({ now, until: midnight }, session.adminId);
    return {
      now: now.toISOString(),
      is_open,
      until: new Date(until).toISOString(),
      promise_hours: hours.callWithinHours,
      waiting: { ...waiting, data: byDue(waiting.data, due) },
      ...lists,
      last_contact: await this.lastContact(hours),
      month: await this.report.read(1, now),
    };
  }

  private async lists(span: Record<'now' | 'until', Date>, adminId: string) {
    const [waiting, steps, unassigned, mails, drafts] = await Promise.all([
      readWaiting(this.database, span),
      readSteps(this.database, span.until),
      readUnassigned(this.database),
      readFailedMails(this.database),
      readDraftsOfOthers(this.database, adminId),
    ]);
    return { waiting, steps, unassigned, mails, drafts };
  }

  private async lastContact(hours: WorkingHours): Promise<Today['last_contact']> {
    const row = await readLastContact(this.database);
    if (!row) return null;
    const time = workingTime(row.created_at.getTime(), row.first_contact_at.getTime(), hours, timeZone);
    return { at: row.first_contact_at.toISOString(), minutes: Math.floor(time / MINUTE) };
  }
}

function byDue(rows: WaitingRow[], due: (receivedAt: Date) => Date): EnquiryToCall[] {
  return rows
    .map((row) => ({ ...row, due: row.due ?? due(new Date(row.created_at)).toISOString() }))
    .toSorted((one, other) => one.due.localeCompare(other.due));
}
