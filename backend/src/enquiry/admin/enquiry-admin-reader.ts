import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { Session } from '../../auth/session.entity.js';
import { mayActAs } from '../../requests/for-role.js';
import { CallPromise } from '../call-promise.js';
import { receiptNumber } from '../consent/consent.mapper.js';
import type { EnquiryQuery } from './enquiry-admin-forms.schema.js';
import {
  countBySource,
  countByState,
  countGoing,
  countMeant,
  countNew,
  readBlockedOwners,
  readCards,
  readDetail,
  readNotes,
  readOthers,
} from './enquiry-admin.repository.js';
import type { EnquiryCount, EnquiryDetail, EnquiryList } from './enquiry-admin.schema.js';
import { readEvents } from '../enquiry-event.repository.js';
import { readFiles } from '../files/enquiry-file.repository.js';
import { withOwnId } from './with-own-id.js';
import { enquiryNotFound } from './enquiry-id.pipe.js';
import { maskNumber } from './mask-number.js';

interface NumberedRow {
  created_at: string;
  call_due: string | null;
  phone_e164: string;
  is_number_open: boolean;
}

@Injectable()
export class EnquiryAdminReader {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly callPromise: CallPromise,
  ) {}

  /** Reading is recorded in the audit, the words of a search are not. */
  async list(query: EnquiryQuery, actor: Session): Promise<EnquiryList> {
    const act = { actor, action: 'enquiries listed', subjectType: 'enquiry', subjectId: null } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiries' });
    const filter = withOwnId(query, actor);
    const [page, states, sources, blocked_owners, shown] = await Promise.all([
      readCards(this.database, filter, isOwner(actor)),
      countByState(this.database, filter, isOwner(actor)),
      countBySource(this.database, filter, isOwner(actor)),
      readBlockedOwners(this.database),
      this.shownTo(actor),
    ]);
    return { ...page, data: page.data.map(shown), states, sources, blocked_owners };
  }

  /** Shows nobody, so that nothing is recorded. */
  async count(): Promise<EnquiryCount> {
    return { new: await countNew(this.database) };
  }

  async open(id: string, actor: Session): Promise<EnquiryDetail> {
    const enquiry = await this.read(id, actor);
    const act = { actor, action: 'enquiry read', subjectType: 'enquiry', subjectId: enquiry.id } as const;
    await this.audit.recordHourly({ ...act, subject: 'Enquiry' });
    return enquiry;
  }

  private async read(id: string, reader: Session): Promise<EnquiryDetail> {
    const enquiry = await readDetail(this.database, id);
    if (!enquiry) throw enquiryNotFound();
    const [events, files, notes, others, meant, goes, shown] = await Promise.all([
      readEvents(this.database, enquiry.id),
      readFiles(this.database, enquiry.id),
      readNotes(this.database, enquiry.id),
      readOthers(this.database, enquiry),
      countMeant(this.database, enquiry),
      countGoing(this.database, enquiry),
      this.shownTo(reader),
    ]);
    const receipt = receiptNumber({ id: enquiry.id, createdAt: new Date(enquiry.created_at) });
    return { ...shown(enquiry), receipt, events, files, notes, others, meant, goes };
  }

  /** The number of somebody who is to be left alone is for owners. */
  private async shownTo(reader: Session) {
    const due = await this.callPromise.reckoner();
    return <Row extends NumberedRow>({ is_number_open: isOpen, ...row }: Row) => {
      const masked = maskNumber(row.phone_e164);
      return {
        ...row,
        call_due: row.call_due ?? due(new Date(row.created_at)).toISOString(),
        ...(!isOwner(reader) && !isOpen && { phone: masked, phone_e164: masked }),
      };
    };
  }
}

const isOwner = ({ admin }: Session): boolean => mayActAs(admin.role, 'owner');
