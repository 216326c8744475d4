import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../database/background.js';
import { studio } from '../studio/studio.js';
import { removeOldEntries } from './audit-entry.repository.js';
import { AuditLog, WEBSITE } from './audit-log.js';

@Injectable()
export class AuditRetention {
  private readonly logger = new Logger(AuditRetention.name);

  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async removeOld(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = await removeOldEntries(manager);
      const subject = `${removed === 1 ? '1 line' : `${removed} lines`} older than ${studio.retention.history}`;
      const act = { action: 'old history deleted', subjectType: 'history', subjectId: null } as const;
      await this.audit.record(manager, { ...act, actor: WEBSITE, subject });
      this.logger.log(`Retention of the history: ${subject}`);
    });
  }
}
