import { Controller, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { adminIdOf } from '../../audit/audit-log.js';
import type { Session } from '../../auth/session.entity.js';
import { CurrentSession } from '../../requests/current-session.js';
import { type EditorPicture, editorPictureSchema } from './editor-picture.schema.js';
import { EditorPictures } from '../editor-pictures.js';
import { PictureFields } from '../picture-fields.interceptor.js';
import { type SentFiles, sentFile, sentName } from '../sent-files.js';

@Controller('admin/blog')
@ForRole('editor')
@ApiBearerAuth()
export class EditorPictureController {
  constructor(private readonly pictures: EditorPictures) {}

  @Post('proxyfile')
  @UseInterceptors(PictureFields('file'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @ApiCreatedResponse({ standardSchema: editorPictureSchema })
  async add(@UploadedFiles() files: SentFiles, @CurrentSession() actor: Session): Promise<EditorPicture> {
    const upload = { fileName: sentName(files, 'file'), by: adminIdOf(actor) };
    return { status: true, file: await this.pictures.add(sentFile(files, 'file'), upload) };
  }
}
