import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BACKGROUND } from '../database/background.js';
import { queryRows } from '../database/query-rows.js';
import { studio } from '../studio/studio.js';
import { AuditLog, WEBSITE } from './audit-log.js';

const removedRow = z.object({ removed: z.coerce.number() });

@Injectable()
export class AuditRetention {
  private readonly logger = new Logger(AuditRetention.name);

  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** The age is written in the database, where the serving role cannot change it. Leaves its line in any case. */
  async removeOld(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const sql = 'SELECT remove_old_audit_entries() AS removed';
      const [{ removed } = { removed: 0 }] = await queryRows(manager, removedRow, sql);
      const subject = `${removed === 1 ? '1 line' : `${removed} lines`} older than ${studio.retention.history}`;
      const act = { action: 'old history deleted', subjectType: 'history', subjectId: null } as const;
      await this.audit.record(manager, { ...act, actor: WEBSITE, subject });
      this.logger.log(`Retention of the history: ${subject}`);
    });
  }
}
