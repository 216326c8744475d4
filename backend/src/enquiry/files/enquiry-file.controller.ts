import { Controller, Get, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../audit/audit-log.js';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { enquiryIdPipe } from '../admin/enquiry-id.pipe.js';
import { EnquiryFileReading, fileNotFound } from './enquiry-file-reading.js';
import { sendEnquiryFile } from './send-enquiry-file.js';

const fileIdPipe = new ParseUUIDPipe({ exceptionFactory: fileNotFound });

@Controller('admin/enquiry')
@ForRole('leads')
@ApiBearerAuth()
export class EnquiryFileController {
  constructor(private readonly files: EnquiryFileReading) {}

  @Get(':id/files/:fileId')
  @ApiOkResponse({
    content: {
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ApiNotFoundResponse({ description: 'There is no such file.' })
  async read(
    @Param('id', enquiryIdPipe) id: string,
    @Param('fileId', fileIdPipe) fileId: string,
    @CurrentSession() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    const { file, stored } = await this.files.open(id, fileId, actor);
    await sendEnquiryFile(file, stored, response);
  }
}
