import { pipeline } from 'node:stream/promises';
import { Controller, Get, NotFoundException, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { enquiryIdPipe } from '../admin/enquiry-id.pipe.js';
import { EnquiryFileStore } from '../enquiry-file-store.js';
import { readFile } from './enquiry-file.repository.js';
import { PDF } from './enquiry-file.schema.js';

const IDLE_TIMEOUT_MS = 60_000;
const fileIdPipe = new ParseUUIDPipe({ exceptionFactory: fileNotFound });

@Controller('admin/enquiry')
@ForRole('leads')
@ApiBearerAuth()
export class EnquiryFileController {
  constructor(
    private readonly database: DataSource,
    private readonly store: EnquiryFileStore,
    private readonly audit: AuditLog,
  ) {}

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
    const file = await readFile(this.database, id, fileId);
    const stored = file?.is_kept ? await this.store.read(file.id) : undefined;
    if (!file || !stored) throw fileNotFound();
    const act = { actor, action: 'enquiry file read', subjectType: 'enquiry', subjectId: id } as const;
    await this.audit.recordHourly({ ...act, subject: 'Files of an enquiry' });
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

function fileNotFound(): NotFoundException {
  return new NotFoundException({ message: 'There is no such file.' });
}
