import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { type FoundMarks, type MarksForm, foundMarksSchema, marksFormSchema } from './marks-admin.schema.js';
import { MarksAdminService } from './marks-admin.service.js';

/** An address is never in an address of the site, which logs keep. */
@Controller('admin/do-not-contact')
@ForRole('owner')
@ApiBearerAuth()
export class MarksAdminController {
  constructor(private readonly marks: MarksAdminService) {}

  @Post('find')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: foundMarksSchema })
  find(
    @Body({ schema: marksFormSchema }) { who }: MarksForm,
    @CurrentSession() session: Session,
  ): Promise<FoundMarks> {
    return this.marks.find(who, session);
  }

  @Post('forget')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: foundMarksSchema })
  forget(
    @Body({ schema: marksFormSchema }) { who }: MarksForm,
    @CurrentSession() session: Session,
  ): Promise<FoundMarks> {
    return this.marks.forget(who, session);
  }
}
