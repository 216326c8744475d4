import { Module } from '@nestjs/common';
import { everyDay } from '../jobs/every-day.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { AuditController } from './audit.controller.js';
import { AuditExport } from './audit-export.js';
import { AuditLog } from './audit-log.js';
import { AuditReader } from './audit-reader.js';
import { AuditRetention } from './audit-retention.js';

@Module({
  controllers: [AuditController],
  providers: [
    AuditExport,
    AuditLog,
    AuditReader,
    AuditRetention,
    scheduledJob({
      name: 'forget-old-audit-entries',
      schedule: everyDay('02:49'),
      owner: AuditRetention,
      run: (retention) => retention.removeOld(),
    }),
  ],
  exports: [AuditLog],
})
export class AuditModule {}
