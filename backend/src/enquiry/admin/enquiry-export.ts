import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { BACKGROUND } from '../../database/background.js';
import { studio } from '../../studio/studio.js';
import type { EnquiryFilter } from './enquiry-admin-forms.schema.js';
import { withOwnId } from './with-own-id.js';
import { type ExportCounts, countExport, readExport } from './enquiry-export.repository.js';

const COLUMNS = {
  sent: `Sent (${studio.locale.timeZoneName})`,
  name: 'Name',
  email: 'Email',
  phone_e164: 'Phone',
  message: 'Message',
  project: 'Project',
  shortlist: 'Shortlist',
  files: 'Files',
  state: 'State',
  owner: 'Owner',
  first_contact: `First contact (${studio.locale.timeZoneName})`,
  first_contact_by: 'First contact by',
  first_contact_how: 'First contact how',
  next_step: 'Next step',
  next_step_at: `Next step due (${studio.locale.timeZoneName})`,
  kind: 'Type',
  size_square_feet: 'Size (sq ft)',
  budget: 'Budget',
  value_rupees: 'Value (Rs)',
  do_not_contact: 'Do not contact',
  page: 'Page',
  consent_text: 'Consent',
  consent_version: 'Consent wording',
  offers: 'Offers',
  source: 'Source',
  landing_page: 'Landing page',
  referrer_host: 'Came from',
  campaign: 'Campaign',
  post: 'Blog',
};

@Injectable()
export class EnquiryExport {
  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async open(filter: EnquiryFilter, actor: Actor): Promise<{ file: Readable; counts: ExportCounts }> {
    const act = {
      actor,
      action: 'enquiries exported',
      subjectType: 'enquiry',
      subjectId: null,
      subject: formatFilter(filter),
    } as const;
    await this.audit.record(this.database.manager, act);
    const file = stringify({
      header: true,
      columns: COLUMNS,
      bom: true,
      quoted: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    const wanted = withOwnId(filter, actor);
    const counts = await countExport(this.database, wanted);
    const rows = Readable.from(readExport(this.database, wanted));
    rows.on('error', (error) => file.destroy(error));
    file.on('close', () => rows.destroy());
    return { file: rows.pipe(file), counts };
  }
}

/** Without what was typed: it may be somebody's name. */
function formatFilter({ state, search, owner, step, source }: EnquiryFilter): string {
  const parts = Object.entries({ search, owner, 'next step': step, source });
  const by = parts.filter(([, value]) => value).map(([name]) => name);
  const which = state ? `Those that are ${state}` : `${by.length > 0 ? 'Some' : 'All'} enquiries`;
  return by.length > 0 ? `${which}, by ${by.join(', ')}` : which;
}
