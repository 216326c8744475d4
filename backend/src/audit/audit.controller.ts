import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../requests/current-session.js';
import { type Actor, AuditLog } from './audit-log.js';
import { type AuditList, type AuditQuery, auditListSchema, auditQuery } from './audit.schema.js';

@Controller('admin/audit')
@ApiBearerAuth()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiOkResponse({ standardSchema: auditListSchema })
  async list(
    @Query({ schema: auditQuery }) query: AuditQuery,
    @CurrentSession() actor: Actor,
  ): Promise<AuditList> {
    await this.log.recordHourly({
      actor,
      action: 'history read',
      subjectType: 'history',
      subjectId: null,
      subject: 'History',
    });
    return this.log.list(query);
  }
}
