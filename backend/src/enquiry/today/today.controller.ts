import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { type TodayAnswer, todayAnswerSchema } from './today.schema.js';
import { TodayService } from './today.service.js';

@Controller('admin/today')
@ForRole('leads')
@ApiBearerAuth()
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Get()
  @ApiOkResponse({ standardSchema: todayAnswerSchema })
  async read(@CurrentSession() session: Session): Promise<TodayAnswer> {
    return { data: await this.today.read(session) };
  }
}
