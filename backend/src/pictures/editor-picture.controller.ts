import { Controller, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import { type EditorPicture, editorPictureSchema } from './editor-picture.schema.js';
import { EditorPictures } from './editor-pictures.js';
import { PictureFields } from './picture-fields.interceptor.js';
import { type SentFiles, sentFile } from './sent-files.js';

@Controller('admin/blog')
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
  async add(@UploadedFiles() files: SentFiles): Promise<EditorPicture> {
    return { status: true, file: await this.pictures.add(sentFile(files, 'file')) };
  }
}
