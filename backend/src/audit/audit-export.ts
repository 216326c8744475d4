import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify';
import { DataSource, LessThan } from 'typeorm';
import { BACKGROUND } from '../database/background.js';
import { AuditEntry } from './audit-entry.entity.js';
import { type Actor, AuditLog } from './audit-log.js';
import { toListEntry } from './audit.mapper.js';
import { matching } from './audit-reader.js';
import type { AuditFilter } from './audit.schema.js';

const BATCH_SIZE = 500;
const COLUMNS = {
  at: 'When (UTC)',
  who: 'Who',
  action: 'What',
  subject: 'Of what',
  subject_type: 'Kind',
  subject_id: 'Number',
  network: 'Network',
  request_id: 'Request',
};

@Injectable()
export class AuditExport {
  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async open(filter: AuditFilter, actor: Actor): Promise<Readable> {
    const asked = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
    await this.audit.record(this.database.manager, {
      actor,
      action: 'history exported',
      subjectType: 'history',
      subjectId: null,
      subject: asked.join(', ') || 'The whole history',
    });
    const file = stringify({
      header: true,
      columns: COLUMNS,
      bom: true,
      quoted: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    const rows = Readable.from(this.read(filter));
    rows.on('error', (error) => file.destroy(error));
    file.on('close', () => rows.destroy());
    return rows.pipe(file);
  }

  private async *read(filter: AuditFilter) {
    const matches = await matching(this.database, filter);
    let last: AuditEntry | undefined;
    do {
      const before = last ? { id: LessThan(last.id) } : {};
      const where = matches.map((each) => ({ ...each, ...before }));
      // oxlint-disable-next-line no-await-in-loop -- each batch begins where the one before it ended
      const batch = await this.database.manager.find(AuditEntry, {
        where,
        order: { id: 'DESC' },
        take: BATCH_SIZE,
      });
      yield* batch.map((entry) => toListEntry(entry));
      last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
    } while (last);
  }
}
