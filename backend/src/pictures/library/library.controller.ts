import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { adminIdOf } from '../../audit/audit-log.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { EditorPictures } from '../editor-pictures.js';
import { PictureFields } from '../picture-fields.interceptor.js';
import { type SentFiles, sentFile, sentName } from '../sent-files.js';
import { libraryPictureIdPipe } from './library-picture-id.pipe.js';
import { LibraryPictures } from './library-pictures.js';
import { LibraryRepository } from './library.repository.js';
import * as schema from './library.schema.js';
import { ReplacePicture } from './replace-picture.js';

const USED = { description: 'It is used, or no place could be changed.' };

@Controller('admin/pictures')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'There is no such picture in the library.' })
export class LibraryController {
  constructor(
    private readonly library: LibraryRepository,
    private readonly pictures: LibraryPictures,
    private readonly uploads: EditorPictures,
    private readonly replacePicture: ReplacePicture,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: schema.libraryListSchema })
  list(@Query({ schema: schema.libraryQuery }) query: schema.LibraryQuery): Promise<schema.LibraryList> {
    return this.library.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: schema.libraryPictureAnswerSchema })
  async read(
    @Param('id', libraryPictureIdPipe) id: number,
    @CurrentSession() reader: Session,
  ): Promise<schema.LibraryPictureAnswer> {
    return { data: await this.pictures.withPlaces(id, adminIdOf(reader)) };
  }

  @Post()
  @UseInterceptors(PictureFields('file'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @ApiCreatedResponse({ standardSchema: schema.libraryPictureAddedSchema })
  async add(
    @UploadedFiles() files: SentFiles,
    @CurrentSession() actor: Session,
  ): Promise<schema.LibraryPictureAdded> {
    const upload = { fileName: sentName(files, 'file'), by: adminIdOf(actor) };
    const { src, isKnown } = await this.uploads.addToLibrary(sentFile(files, 'file'), upload);
    return { data: await this.pictures.bySrc(src), is_known: isKnown };
  }

  @Post(':id/change')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schema.libraryPictureSavedSchema })
  @ApiConflictResponse({ description: 'Somebody else has changed it since it was read.' })
  async change(
    @Param('id', libraryPictureIdPipe) id: number,
    @Body({ schema: schema.pictureChangeSchema }) change: schema.PictureChange,
    @CurrentSession() actor: Session,
  ): Promise<schema.LibraryPictureSaved> {
    return { data: await this.pictures.change(id, change, actor) };
  }

  @Post(':id/replace')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schema.pictureReplacedSchema })
  @ApiConflictResponse(USED)
  async replace(
    @Param('id', libraryPictureIdPipe) id: number,
    @Body({ schema: schema.pictureReplacementSchema }) replacement: schema.PictureReplacement,
    @CurrentSession() actor: Session,
  ): Promise<schema.PictureReplaced> {
    const { replaced, failures } = await this.replacePicture.run(id, replacement, actor);
    return { status: true, places: replaced.length, replaced, failures };
  }

  @Delete(':id')
  @ApiOkResponse({ standardSchema: schema.libraryPictureDeletedSchema })
  @ApiConflictResponse(USED)
  async moveToBin(
    @Param('id', libraryPictureIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<schema.LibraryPictureDeleted> {
    await this.pictures.moveToBin(id, actor);
    return { status: true };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: schema.libraryPictureSavedSchema })
  async restore(
    @Param('id', libraryPictureIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<schema.LibraryPictureSaved> {
    return { data: await this.pictures.restore(id, actor) };
  }
}
