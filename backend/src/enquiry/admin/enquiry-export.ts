import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { BACKGROUND } from '../../database/background.js';
import type { EnquiryFilter } from './enquiry-admin-forms.schema.js';
import { matchValues } from './enquiry-admin-reader.js';
import { MATCHES } from './enquiry-columns.js';

const BATCH = 500;
const COLUMNS = {
  sent: 'Sent (Indian time)',
  name: 'Name',
  email: 'Email',
  phone_e164: 'Phone',
  message: 'Message',
  state: 'State',
  do_not_contact: 'Do not contact',
  page: 'Page',
  consent_text: 'Consent',
  consent_version: 'Consent wording',
};
/** Oldest first, so that what arrives meanwhile is in the file or after its end, never in between. */
const ROWS = `
  SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS sent, name, email, phone_e164,
    message, state, page, consent_text, consent_version, created_at::text AS moment, id,
    CASE WHEN EXISTS (SELECT FROM do_not_contact WHERE do_not_contact.email = lower(enquiry.email)
      OR do_not_contact.phone_e164 = enquiry.phone_e164) THEN 'yes' ELSE '' END AS do_not_contact
  FROM enquiry WHERE ${MATCHES} AND (created_at, id) > ($4::timestamptz, $5::uuid)
  ORDER BY created_at, id LIMIT ${BATCH}`;

type Row = Record<keyof typeof COLUMNS | 'moment' | 'id', string>;
const BEGINNING = { moment: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Enquiries for a spreadsheet. */
@Injectable()
export class EnquiryExport {
  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Read from the database as it is sent. Nothing that somebody typed in can become a formula. */
  async open(filter: EnquiryFilter, actor: Actor): Promise<Readable> {
    const subject = filter.state ? `Those that are ${filter.state}` : 'All enquiries';
    const act = {
      actor,
      action: 'enquiries exported',
      subjectType: 'enquiry',
      subjectId: null,
      subject,
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
    const rows = Readable.from(this.rows(matchValues(filter)));
    rows.on('error', (error) => file.destroy(error));
    file.on('close', () => rows.destroy());
    return rows.pipe(file);
  }

  private async *rows(values: (string | null)[], after = BEGINNING): AsyncGenerator<Row> {
    const batch = await this.database.query<Row[]>(ROWS, [...values, after.moment, after.id]);
    yield* batch;
    const last = batch.at(-1);
    if (last && batch.length === BATCH) yield* this.rows(values, last);
  }
}
