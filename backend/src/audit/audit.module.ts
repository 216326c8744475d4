import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { ForgetOldEntries } from './forget-old-entries.job.js';

@Module({ controllers: [AuditController], providers: [AuditLog, ForgetOldEntries], exports: [AuditLog] })
export class AuditModule {}
