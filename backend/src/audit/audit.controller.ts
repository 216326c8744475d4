import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../auth/current-session.js';
import type { Session } from '../auth/session.entity.js';
import { AuditLog } from './audit-log.js';
import { type AuditList, type AuditQuery, auditListSchema, auditQuery } from './audit.schema.js';

@Controller('admin/audit')
@ApiBearerAuth()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiOkResponse({ standardSchema: auditListSchema })
  async list(
    @Query({ schema: auditQuery }) query: AuditQuery,
    @CurrentSession() session: Session,
  ): Promise<AuditList> {
    await this.log.recordHourly({
      actor: session,
      action: 'history read',
      subjectType: 'history',
      subjectId: null,
      subject: 'History',
    });
    return this.log.list(query);
  }
}
