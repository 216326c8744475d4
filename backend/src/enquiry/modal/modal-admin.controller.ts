import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { type ModalReport, modalReportSchema } from './modal.schema.js';
import { ModalReception } from './modal-reception.service.js';

@Controller('admin/modal')
@ForRole('editor')
@ApiBearerAuth()
export class ModalAdminController {
  constructor(private readonly reception: ModalReception) {}

  @Get()
  @ApiOkResponse({ standardSchema: modalReportSchema })
  report(): Promise<ModalReport> {
    return this.reception.report();
  }

  @Post('wake')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: modalReportSchema })
  async wake(@CurrentSession() actor: Session): Promise<ModalReport> {
    await this.reception.wake(actor);
    return this.reception.report();
  }
}
