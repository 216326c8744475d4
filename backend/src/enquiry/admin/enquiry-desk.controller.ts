import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { EnquiryAdminReader } from './enquiry-admin-reader.js';
import { type EnquiryAnswer, enquiryAnswerSchema } from './enquiry-admin.schema.js';
import { EnquiryContactService } from './enquiry-contact.service.js';
import {
  type EnquiryContactForm,
  type DeskForm,
  type OutcomeForm,
  contactFormSchema,
  deskFormSchema,
  outcomeFormSchema,
} from './enquiry-desk-forms.schema.js';
import { type StaffList, staffListSchema } from './enquiry-desk.schema.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { enquiryIdPipe, enquiryNotFound } from './enquiry-id.pipe.js';

const formLimits = { fields: 10, parts: 10, fieldSize: 20 * 1024, fieldNameSize: 100 };
const keyPipe = new ParseUUIDPipe({ exceptionFactory: enquiryNotFound });

@Controller('admin/enquiry')
@ForRole('leads')
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Enquiry not found.' })
export class EnquiryDeskController {
  constructor(
    private readonly reader: EnquiryAdminReader,
    private readonly contacts: EnquiryContactService,
    private readonly desk: EnquiryDeskService,
  ) {}

  @Get('staff')
  @ApiOkResponse({ standardSchema: staffListSchema })
  async staff(): Promise<StaffList> {
    return { data: await this.desk.staff() };
  }

  @Post(':id/contact')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async stamp(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: contactFormSchema }) form: EnquiryContactForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.contacts.stamp(id, form, session);
    return this.answer(id, session);
  }

  @Delete(':id/contact/:key')
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async takeBack(
    @Param('id', enquiryIdPipe) id: string,
    @Param('key', keyPipe) key: string,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.contacts.takeBack(id, key, session);
    return this.answer(id, session);
  }

  @Post(':id/outcome')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async noteOutcome(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: outcomeFormSchema }) form: OutcomeForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.contacts.noteOutcome(id, form, session);
    return this.answer(id, session);
  }

  @Patch(':id/desk')
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async change(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: deskFormSchema }) form: DeskForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.desk.change(id, form, session);
    return this.answer(id, session);
  }

  private async answer(id: string, session: Session): Promise<EnquiryAnswer> {
    return { data: await this.reader.open(id, session) };
  }
}
