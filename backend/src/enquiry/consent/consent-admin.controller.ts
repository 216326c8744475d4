import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { sendStream } from '../../requests/send-stream.js';
import { type EraseForm, eraseFormSchema } from '../admin/enquiry-admin-forms.schema.js';
import { enquiryIdPipe } from '../admin/enquiry-id.pipe.js';
import { ConsentEvidence } from './consent-evidence.js';
import { PersonExport } from './person-export.js';

const text = { schema: { type: 'string' } } as const;

/** Files for somebody outside the studio. Nothing a visitor typed in is ever shown inline. */
@Controller('admin/enquiry')
@ForRole('leads')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Enquiry not found.' })
export class ConsentAdminController {
  constructor(
    private readonly evidence: ConsentEvidence,
    private readonly person: PersonExport,
  ) {}

  @Get(':id/consent-evidence.html')
  @ForRole('owner')
  @ApiOkResponse({ content: { 'text/html': text } })
  async makeEvidence(
    @Param('id', enquiryIdPipe) id: string,
    @CurrentSession() session: Session,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.evidence.make(id, session);
    response.type('text/html').attachment('consent-evidence.html').send(file);
  }

  @Get(':id/person.json')
  @ForRole('owner')
  @ApiOkResponse({ content: { 'application/json': text } })
  async exportAsJson(
    @Param('id', enquiryIdPipe) id: string,
    @Query({ schema: eraseFormSchema }) { by }: EraseForm,
    @CurrentSession() session: Session,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.person.make(id, by, 'json', session);
    await sendStream(file, response.attachment('person.json').type('application/json'));
  }

  @Get(':id/person.csv')
  @ForRole('owner')
  @ApiOkResponse({ content: { 'text/csv': text } })
  async exportAsCsv(
    @Param('id', enquiryIdPipe) id: string,
    @Query({ schema: eraseFormSchema }) { by }: EraseForm,
    @CurrentSession() session: Session,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.person.make(id, by, 'csv', session);
    await sendStream(file, response.attachment('person.csv').type('text/csv'));
  }
}
