import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ForRole } from '../requests/for-role.js';
import { CurrentSession } from '../requests/current-session.js';
import { sendStream } from '../requests/send-stream.js';
import { AuditExport } from './audit-export.js';
import type { Actor } from './audit-log.js';
import { AuditReader } from './audit-reader.js';
import {
  type AuditFilter,
  type AuditList,
  type AuditPeople,
  type AuditQuery,
  actionsOf,
  auditFilter,
  auditListSchema,
  auditPeopleSchema,
  auditQuery,
} from './audit.schema.js';

@Controller('admin/audit')
@ForRole('owner')
@ApiBearerAuth()
export class AuditController {
  constructor(
    private readonly reader: AuditReader,
    private readonly exporter: AuditExport,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: auditListSchema })
  list(@Query({ schema: auditQuery }) query: AuditQuery, @CurrentSession() actor: Actor): Promise<AuditList> {
    return this.reader.list(query, actor);
  }

  @Get('people')
  @ApiOkResponse({ standardSchema: auditPeopleSchema })
  async people(): Promise<AuditPeople> {
    return { data: await this.reader.people(), actions: actionsOf };
  }

  @Get('export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(
    @Query({ schema: auditFilter }) filter: AuditFilter,
    @CurrentSession() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.exporter.open(filter, actor);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="history.csv"',
    });
    await sendStream(file, response);
  }
}
