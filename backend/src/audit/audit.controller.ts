import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { type PageQuery, pageQuery } from '../pages/page-query.schema.js';
import { AuditLog } from './audit-log.js';
import { type AuditList, auditListSchema } from './audit.schema.js';

const USUAL_LIMIT = 20;

@Controller('admin/audit')
@ApiBearerAuth()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiOkResponse({ standardSchema: auditListSchema })
  list(@Query({ schema: pageQuery(USUAL_LIMIT) }) query: PageQuery): Promise<AuditList> {
    return this.log.list(query);
  }
}
