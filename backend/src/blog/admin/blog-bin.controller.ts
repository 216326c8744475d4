import { Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../../auth/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { type PageQuery, pageQuery } from '../../pagination/page-query.schema.js';
import { BlogAdminReader } from './blog-admin-reader.js';
import {
  type Bin,
  type PostDeleted,
  type PostSaved,
  binSchema,
  postDeletedSchema,
  postSavedSchema,
} from './blog-admin.schema.js';
import { BlogBin } from './blog-bin.js';
import { RefreshPages } from './refresh-pages.interceptor.js';

const USUAL_LIMIT = 5;

@Controller('admin')
@ApiBearerAuth()
@UseInterceptors(RefreshPages)
@ApiNotFoundResponse({ description: 'Blog not found.' })
export class BlogBinController {
  constructor(
    private readonly reader: BlogAdminReader,
    private readonly bin: BlogBin,
  ) {}

  @Delete('blog/:id/delete')
  @ApiOkResponse({ standardSchema: postDeletedSchema })
  async throwAway(@Param('id') id: string, @CurrentSession() session: Session): Promise<PostDeleted> {
    await this.bin.throwAway(id, session);
    return { status: true };
  }

  @Post('blog/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: postSavedSchema })
  async restore(@Param('id') id: string, @CurrentSession() session: Session): Promise<PostSaved> {
    const { post, slugBefore } = await this.bin.restore(id, session);
    const message =
      post.slug === slugBefore
        ? 'The blog is back.'
        : `The blog is back. Its slug is now ${post.slug}, because another blog has taken ${slugBefore}.`;
    return { status: true, message, data: post };
  }

  @Get('blog-bin')
  @ApiOkResponse({ standardSchema: binSchema })
  list(@Query({ schema: pageQuery(USUAL_LIMIT) }) query: PageQuery): Promise<Bin> {
    return this.reader.bin(query);
  }

  @Delete('blog-bin/:id')
  @ApiOkResponse({ standardSchema: postDeletedSchema })
  async deleteForGood(@Param('id') id: string, @CurrentSession() session: Session): Promise<PostDeleted> {
    await this.bin.deleteForGood(id, session);
    return { status: true };
  }
}
