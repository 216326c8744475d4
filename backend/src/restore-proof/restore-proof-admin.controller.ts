import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import { RestoreProofStatus } from './restore-proof-status.js';
import { type RestoreProofReport, restoreProofReportSchema } from './restore-proof.schema.js';

@Controller('admin/restore-proof')
@ForRole('leads')
@ApiBearerAuth()
export class RestoreProofAdminController {
  constructor(private readonly proofs: RestoreProofStatus) {}

  @Get()
  @ApiOkResponse({ standardSchema: restoreProofReportSchema })
  async read(): Promise<RestoreProofReport> {
    return { data: await this.proofs.read() };
  }
}
