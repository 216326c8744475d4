import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { EraseForm } from '../admin/enquiry-admin-forms.schema.js';
import { enquiryNotFound } from '../admin/enquiry-id.pipe.js';
import { EnquiryFileStore } from '../enquiry-file-store.js';
import { Enquiry } from '../enquiry.entity.js';
import { formatEnquiryCount } from '../format-enquiry-count.js';
import { type PersonData, readPersonData } from './person-data.repository.js';
import { personJson } from './person-json.js';

export type PersonFormat = 'json' | 'csv';

/** Everything that is kept about one person, for that person. */
@Injectable()
export class PersonExport {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly store: EnquiryFileStore,
  ) {}

  async make(id: string, by: EraseForm['by'], format: PersonFormat, actor: Actor): Promise<Readable> {
    const data = await this.database.transaction(async (manager) => {
      const enquiry = await manager.findOneBy(Enquiry, { id });
      if (!enquiry) throw enquiryNotFound();
      const found = await readPersonData(manager, enquiry, by);
      await this.audit.record(manager, {
        actor,
        action: 'person exported',
        subjectType: 'enquiry',
        subjectId: id,
        subject: `${formatEnquiryCount(found['enquiry']?.length ?? 0)}, ${format.toUpperCase()}`,
      });
      return found;
    });
    return Readable.from(format === 'json' ? personJson(data, this.store) : [asCsv(data)]);
  }
}

/** One line for each field: the tables have different columns. */
function asCsv(data: PersonData): string {
  const lines = Object.entries(data).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => ({ table, row: index + 1, field, value: asText(value) })),
    ),
  );
  return stringify(lines, {
    header: true,
    columns: { table: 'Table', row: 'Row', field: 'Field', value: 'Value' },
    bom: true,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

function asText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
