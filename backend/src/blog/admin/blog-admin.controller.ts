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
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { PictureFields } from '../../pictures/picture-fields.interceptor.js';
import { TextBodyInterceptor } from '../../publication/text-body.interceptor.js';
import { CurrentSession } from '../../requests/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { SENT_AT, type SaveKey, SentSaveKey } from '../../requests/save-key.js';
import { AdminPostRepository } from './admin-post.repository.js';
import {
  type AdminPostAnswer,
  type AdminPostList,
  type PostSaved,
  adminPostAnswerSchema,
  adminPostListSchema,
  postSavedSchema,
} from './blog-admin.schema.js';
import { CreatePost } from '../create-post.js';
import { postIdPipe } from '../post-id.pipe.js';
import type { PostPictures } from './post-content-builder.js';
import { type PostForm, postFormSchema } from '../post-form.schema.js';
import { type PostQuery, postQuery } from './post-query.schema.js';
import { UpdatePost } from '../update-post.js';
import { type SentFiles, sentFile, sentName } from '../../pictures/sent-files.js';

const FORM_TYPES = ['multipart/form-data', 'application/json', 'application/x-www-form-urlencoded'];

@Controller('admin/blog')
@ForRole('editor')
@ApiBearerAuth()
export class BlogAdminController {
  constructor(
    private readonly posts: AdminPostRepository,
    private readonly createPost: CreatePost,
    private readonly updatePost: UpdatePost,
  ) {}

  @Get()
  @ForRole('leads')
  @ApiOkResponse({ standardSchema: adminPostListSchema })
  list(@Query({ schema: postQuery }) query: PostQuery): Promise<AdminPostList> {
    return this.posts.list(query);
  }

  @Get(':id')
  @ForRole('leads')
  @ApiOkResponse({ standardSchema: adminPostAnswerSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async read(@Param('id', postIdPipe) id: number): Promise<AdminPostAnswer> {
    return { data: await this.posts.byId(id) };
  }

  @Post()
  @UseInterceptors(TextBodyInterceptor, PictureFields('feature_image', 'mb_image'))
  @ApiConsumes(...FORM_TYPES)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiHeader({ name: 'Sent-At', required: false, description: SENT_AT })
  @ApiCreatedResponse({ standardSchema: postSavedSchema })
  async add(
    @Body({ schema: postFormSchema }) form: PostForm,
    @UploadedFiles() files: SentFiles,
    @CurrentSession() actor: Session,
    @SentSaveKey() saveKey: SaveKey,
  ): Promise<PostSaved> {
    const data = await this.createPost.run(form, { sent: picturesIn(files), actor, ...saveKey });
    return { status: true, message: 'Blog added successfully!', data };
  }

  @Post(':id/update')
  @HttpCode(200)
  @UseInterceptors(TextBodyInterceptor, PictureFields('feature_image', 'mb_image'))
  @ApiConsumes(...FORM_TYPES)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiHeader({ name: 'Sent-At', required: false, description: SENT_AT })
  @ApiOkResponse({ standardSchema: postSavedSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async change(
    @Param('id', postIdPipe) id: number,
    @Body({ schema: postFormSchema }) form: PostForm,
    @UploadedFiles() files: SentFiles,
    @CurrentSession() actor: Session,
    @SentSaveKey() saveKey: SaveKey,
  ): Promise<PostSaved> {
    const data = await this.updatePost.run(id, form, { sent: picturesIn(files), actor, ...saveKey });
    return { status: true, message: 'Blog updated successfully!', data };
  }
}

function picturesIn(files: SentFiles): PostPictures {
  return {
    desktop: sentFile(files, 'feature_image'),
    mobile: sentFile(files, 'mb_image'),
    fileNames: { desktop: sentName(files, 'feature_image'), mobile: sentName(files, 'mb_image') },
  };
}
