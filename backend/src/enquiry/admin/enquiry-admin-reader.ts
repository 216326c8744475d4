import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { CallPromise } from '../call-promise.js';
import type { EnquiryQuery } from './enquiry-admin-forms.schema.js';
import {
  countByState,
  countMeant,
  readCards,
  readDetail,
  readNotes,
  readOthers,
} from './enquiry-admin.repository.js';
import type { EnquiryDetail, EnquiryList } from './enquiry-admin.schema.js';
import { readEvents } from '../enquiry-event.repository.js';
import { withOwnId } from './own-filter.js';
import { enquiryNotFound } from './enquiry-id.pipe.js';

@Injectable()
export class EnquiryAdminReader {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly callPromise: CallPromise,
  ) {}

  /** Reading is recorded in the audit, the words of a search are not. */
  async list(query: EnquiryQuery, actor: Actor): Promise<EnquiryList> {
    const act = { actor, action: 'enquiries listed', subjectType: 'enquiry', subjectId: null } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiries' });
    const [page, states, withCallDue] = await Promise.all([
      readCards(this.database, withOwnId(query, actor)),
      countByState(this.database),
      this.addingCallDue(),
    ]);
    return { ...page, data: page.data.map(withCallDue), states };
  }

  async open(id: string, actor: Actor): Promise<EnquiryDetail> {
    const enquiry = await this.read(id);
    const act = { actor, action: 'enquiry read', subjectType: 'enquiry', subjectId: enquiry.id } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiry' });
    return enquiry;
  }

  async read(id: string): Promise<EnquiryDetail> {
    const enquiry = await readDetail(this.database, id);
    if (!enquiry) throw enquiryNotFound();
    const [events, notes, others, meant, withCallDue] = await Promise.all([
      readEvents(this.database, enquiry.id),
      readNotes(this.database, enquiry.id),
      readOthers(this.database, enquiry),
      countMeant(this.database, enquiry),
      this.addingCallDue(),
    ]);
    return { ...withCallDue(enquiry), events, notes, others, meant };
  }

  private async addingCallDue() {
    const due = await this.callPromise.reckoner();
    return <Row extends { created_at: string; call_due: string | null }>(row: Row) => ({
      ...row,
      call_due: row.call_due ?? due(new Date(row.created_at)).toISOString(),
    });
  }
}
