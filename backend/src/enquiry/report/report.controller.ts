import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { type ReportAnswer, type ReportQuery, reportAnswerSchema, reportQuery } from './report.schema.js';
import { ReportService } from './report.service.js';

@Controller('admin/report')
@ForRole('leads')
@ApiBearerAuth()
export class ReportController {
  constructor(private readonly report: ReportService) {}

  @Get()
  @ApiOkResponse({ standardSchema: reportAnswerSchema })
  async read(@Query({ schema: reportQuery }) { months }: ReportQuery): Promise<ReportAnswer> {
    return { data: await this.report.read(months) };
  }
}
