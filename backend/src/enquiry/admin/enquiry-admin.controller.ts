import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiCreatedResponse, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ForRole } from '../../requests/for-role.js';
import { CurrentSession } from '../../requests/current-session.js';
import { sendStream } from '../../requests/send-stream.js';
import type { Session } from '../../auth/session.entity.js';
import { studio } from '../../studio/studio.js';
import {
  type EnquiryFilter,
  type EnquiryQuery,
  type EraseForm,
  type DoNotContactForm,
  type LiftForm,
  type NoteForm,
  type ResendForm,
  type StateForm,
  enquiryFilter,
  enquiryQuery,
  eraseFormSchema,
  doNotContactFormSchema,
  liftFormSchema,
  noteFormSchema,
  resendFormSchema,
  stateFormSchema,
} from './enquiry-admin-forms.schema.js';
import { EnquiryAdminReader } from './enquiry-admin-reader.js';
import {
  type EnquiryAnswer,
  type EnquiryCount,
  type EnquiryList,
  type PersonErased,
  enquiryAnswerSchema,
  enquiryCountSchema,
  enquiryListSchema,
  personErasedSchema,
} from './enquiry-admin.schema.js';
import { EnquiryAdminService } from './enquiry-admin.service.js';
import { EnquiryExport } from './enquiry-export.js';
import { enquiryIdPipe } from './enquiry-id.pipe.js';
import { ErasePerson } from './erase-person.js';

const formLimits = { fields: 5, parts: 5, fieldSize: 20 * 1024, fieldNameSize: 100 };

@Controller('admin/enquiry')
@ForRole('leads')
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Enquiry not found.' })
export class EnquiryAdminController {
  constructor(
    private readonly reader: EnquiryAdminReader,
    private readonly service: EnquiryAdminService,
    private readonly person: ErasePerson,
    private readonly exporter: EnquiryExport,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: enquiryListSchema })
  list(
    @Query({ schema: enquiryQuery }) query: EnquiryQuery,
    @CurrentSession() session: Session,
  ): Promise<EnquiryList> {
    return this.reader.list(query, session);
  }

  @Get('count')
  @ApiOkResponse({ standardSchema: enquiryCountSchema })
  count(): Promise<EnquiryCount> {
    return this.reader.count();
  }

  @Get('export.csv')
  @ForRole('owner')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(
    @Query({ schema: enquiryFilter }) filter: EnquiryFilter,
    @CurrentSession() session: Session,
    @Res() response: Response,
  ): Promise<void> {
    const { file, counts } = await this.exporter.open(filter, session);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
      'Row-Count': `${counts.rows}`,
      'Left-Out-Count': `${counts.leftOut}`,
    });
    await sendStream(file, response);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async read(
    @Param('id', enquiryIdPipe) id: string,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    return { data: await this.reader.open(id, session) };
  }

  @Post(':id/state')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async setState(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: stateFormSchema }) form: StateForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.service.setState(id, form, session);
    return this.answer(id, session);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ standardSchema: enquiryAnswerSchema })
  async addNote(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: noteFormSchema }) form: NoteForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.service.addNote(id, form, session);
    return this.answer(id, session);
  }

  @Post(':id/resend-mail')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async resendMail(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: resendFormSchema }) form: ResendForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.service.resendMail(id, form, session);
    return this.answer(id, session);
  }

  @Post(':id/do-not-contact')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async setDoNotContact(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: doNotContactFormSchema }) { by }: DoNotContactForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.service.setDoNotContact(id, by, session);
    return this.answer(id, session);
  }

  @Delete(':id/do-not-contact')
  @ApiOkResponse({ standardSchema: enquiryAnswerSchema })
  async liftDoNotContact(
    @Param('id', enquiryIdPipe) id: string,
    @Query({ schema: liftFormSchema }) form: LiftForm,
    @CurrentSession() session: Session,
  ): Promise<EnquiryAnswer> {
    await this.service.liftDoNotContact(id, form, session);
    return this.answer(id, session);
  }

  @Post(':id/erase-person')
  @ForRole('owner')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: personErasedSchema })
  async erasePerson(
    @Param('id', enquiryIdPipe) id: string,
    @Body({ schema: eraseFormSchema }) form: EraseForm,
    @CurrentSession() session: Session,
  ): Promise<PersonErased> {
    const erased = await this.person.byEnquiry(id, form, session);
    const message = `The person was erased here. Mails that have already been sent are in their mailboxes. Backups hold the person for up to ${studio.retention.backups} more; when one is put back, the person is erased again.`;
    return { status: true, message, erased };
  }

  private async answer(id: string, session: Session): Promise<EnquiryAnswer> {
    return { data: await this.reader.open(id, session) };
  }
}
