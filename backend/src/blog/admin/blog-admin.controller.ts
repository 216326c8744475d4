import {
  Body,
  Controller,
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
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { PictureFields } from '../../pictures/picture-fields.interceptor.js';
import { TextBodyInterceptor } from './text-body.interceptor.js';
import { CurrentSession } from '../../auth/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { type PageQuery, pageQuery } from '../../pagination/page-query.schema.js';
import { IdempotencyKey } from '../../requests/idempotency-key.js';
import { BlogAdminReader } from './blog-admin-reader.js';
import {
  type AdminPostAnswer,
  type AdminPostList,
  type EditorPicture,
  type PostSaved,
  adminPostAnswerSchema,
  adminPostListSchema,
  editorPictureSchema,
  postSavedSchema,
} from './blog-admin.schema.js';
import { BlogService } from './blog.service.js';
import { EditorPictures } from '../../pictures/editor-pictures.js';
import type { PostPictures } from './post-content-builder.js';
import { type PostForm, postFormSchema } from './post-form.schema.js';
import { RefreshPages } from './refresh-pages.interceptor.js';
import { type SentFiles, sentFile } from './sent-files.js';

const USUAL_LIMIT = 5;
const FORM_TYPES = ['multipart/form-data', 'application/json', 'application/x-www-form-urlencoded'];

/** Staff only: the guard over /api/admin lets nobody else in. */
@Controller('admin/blog')
@ApiBearerAuth()
@UseInterceptors(RefreshPages)
export class BlogAdminController {
  constructor(
    private readonly reader: BlogAdminReader,
    private readonly blog: BlogService,
    private readonly editorPictures: EditorPictures,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: adminPostListSchema })
  list(@Query({ schema: pageQuery(USUAL_LIMIT) }) query: PageQuery): Promise<AdminPostList> {
    return this.reader.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: adminPostAnswerSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async read(@Param('id') id: string): Promise<AdminPostAnswer> {
    return { data: await this.reader.byId(id) };
  }

  @Post()
  @UseInterceptors(TextBodyInterceptor, PictureFields('feature_image', 'mb_image'))
  @ApiConsumes(...FORM_TYPES)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: postSavedSchema })
  async add(
    @Body({ schema: postFormSchema }) form: PostForm,
    @UploadedFiles() files: SentFiles,
    @CurrentSession() session: Session,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PostSaved> {
    const data = await this.blog.add(form, picturesIn(files), session, key);
    return { status: true, message: 'Blog added successfully!', data };
  }

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
  async addPicture(@UploadedFiles() files: SentFiles): Promise<EditorPicture> {
    return { status: true, file: await this.editorPictures.add(sentFile(files, 'file')) };
  }

  @Post(':id/update')
  @HttpCode(200)
  @UseInterceptors(TextBodyInterceptor, PictureFields('feature_image', 'mb_image'))
  @ApiConsumes(...FORM_TYPES)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOkResponse({ standardSchema: postSavedSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async change(
    @Param('id') id: string,
    @Body({ schema: postFormSchema }) form: PostForm,
    @UploadedFiles() files: SentFiles,
    @CurrentSession() actor: Session,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PostSaved> {
    const data = await this.blog.change(id, form, { sent: picturesIn(files), actor, key });
    return { status: true, message: 'Blog updated successfully!', data };
  }
}

function picturesIn(files: SentFiles): PostPictures {
  return { desktop: sentFile(files, 'feature_image'), mobile: sentFile(files, 'mb_image') };
}
