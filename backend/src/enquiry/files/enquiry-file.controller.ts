import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../audit/audit-log.js';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { enquiryIdPipe } from '../admin/enquiry-id.pipe.js';
import { EnquiryFileReading, fileNotFound } from './enquiry-file-reading.js';
import { PDF } from './enquiry-file.schema.js';

const IDLE_TIMEOUT_MS = 60_000;
const fileIdPipe = new ParseUUIDPipe({ exceptionFactory: fileNotFound });

@Controller('admin/enquiry')
@ForRole('leads')
@ApiBearerAuth()
export class EnquiryFileController {
  constructor(private readonly files: EnquiryFileReading) {}

  /** A PDF is only ever saved, never shown. */
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
    response.attachment(file.name);
    if (file.type !== PDF) {
      const [, rest = ''] = /^attachment(.*)$/.exec(response.get('Content-Disposition') ?? '') ?? [];
      response.set('Content-Disposition', `inline${rest}`);
    }
    response.set({
      'Content-Type': file.type,
      'Content-Length': String(stored.size),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    });
    response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
    // Headers are already sent here: a broken connection tells that the file is incomplete.
    await pipeline(stored.body, response).catch(() => response.destroy());
  }
}
