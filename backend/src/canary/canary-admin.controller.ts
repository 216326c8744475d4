import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import { CanaryStatus } from './canary-status.js';
import { type CanaryReport, canaryReportSchema } from './canary.schema.js';

@Controller('admin/canary')
@ForRole('leads')
@ApiBearerAuth()
export class CanaryAdminController {
  constructor(private readonly canary: CanaryStatus) {}

  @Get()
  @ApiOkResponse({ standardSchema: canaryReportSchema })
  async read(): Promise<CanaryReport> {
    return { data: await this.canary.read() };
  }
}
