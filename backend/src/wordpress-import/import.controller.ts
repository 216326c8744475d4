import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { ForRole } from '../requests/for-role.js';
import type { Session } from '../auth/session.entity.js';
import { type PageQuery, pageQuery } from '../pagination/page-query.schema.js';
import { CurrentSession } from '../requests/current-session.js';
import { studio } from '../studio/studio.js';
import { ExportFileInterceptor } from './export-file.interceptor.js';
import { importIdPipe } from './import-id.pipe.js';
import { ImportRepository } from './import.repository.js';
import {
  type StartImportForm,
  type ImportReport,
  type ImportRuns,
  type ImportStarted,
  type ImportTakenBack,
  startImportSchema,
  importReportSchema,
  importRunsSchema,
  importStartedSchema,
  importTakenBackSchema,
} from './import.schema.js';
import { MadeByImport } from './made-by-import.js';
import { RetryPictures } from './retry-pictures.js';
import { StartImport } from './start-import.js';
import { TakeBackImport } from './take-back-import.js';

@Controller('admin/imports')
@ForRole('editor')
@ApiBearerAuth()
export class ImportController {
  constructor(
    private readonly imports: ImportRepository,
    private readonly startImport: StartImport,
    private readonly takeBackImport: TakeBackImport,
    private readonly retryPictures: RetryPictures,
    private readonly made: MadeByImport,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: importRunsSchema })
  async list(): Promise<ImportRuns> {
    return { data: await this.imports.runs() };
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: importReportSchema })
  @ApiNotFoundResponse({ description: 'Import not found.' })
  async report(
    @Param('id', importIdPipe) id: number,
    @Query({ schema: pageQuery(studio.pageSizes.importItems) }) query: PageQuery,
  ): Promise<ImportReport> {
    return { ...(await this.imports.report(id, query)), made: await this.made.count(id) };
  }

  @Post(':id/take-back')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: importTakenBackSchema })
  @ApiNotFoundResponse({ description: 'Import not found.' })
  async takeBack(
    @Param('id', importIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<ImportTakenBack> {
    return { data: await this.takeBackImport.run(id, actor) };
  }

  @Post(':id/pictures')
  @HttpCode(202)
  @ApiAcceptedResponse({ standardSchema: importStartedSchema })
  @ApiNotFoundResponse({ description: 'Import not found.' })
  @ApiConflictResponse({ description: 'It still runs, or has all pictures that it can have.' })
  async tryPicturesAgain(
    @Param('id', importIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<ImportStarted> {
    await this.retryPictures.run(id, actor);
    return { data: await this.imports.run(id) };
  }

  @Post()
  @HttpCode(202)
  @UseInterceptors(ExportFileInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        as_drafts: {
          type: 'boolean',
          default: true,
          description: 'False: what was on the site there is on it here',
        },
      },
    },
  })
  @ApiAcceptedResponse({ standardSchema: importStartedSchema })
  async start(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body({ schema: startImportSchema }) form: StartImportForm,
    @CurrentSession() actor: Session,
  ): Promise<ImportStarted> {
    return { data: await this.imports.run(await this.startImport.run(file?.buffer, form, actor)) };
  }
}
