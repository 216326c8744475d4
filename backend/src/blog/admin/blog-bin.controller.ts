import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { CurrentSession } from '../../requests/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { type PageQuery, pageQuery } from '../../pagination/page-query.schema.js';
import { postIdPipe } from '../post-id.pipe.js';
import { studio } from '../../studio/studio.js';
import { AdminPostRepository } from './admin-post.repository.js';
import {
  type Bin,
  type PostDeleted,
  type PostSaved,
  binSchema,
  postDeletedSchema,
  postSavedSchema,
} from './blog-admin.schema.js';
import { PostsInBin } from '../posts-in-bin.js';

@Controller('admin')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Blog not found.' })
export class BlogBinController {
  constructor(
    private readonly posts: AdminPostRepository,
    private readonly bin: PostsInBin,
  ) {}

  @Delete('blog/:id/delete')
  @ApiOkResponse({ standardSchema: postDeletedSchema })
  async moveToBin(
    @Param('id', postIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<PostDeleted> {
    await this.bin.moveIn(id, actor);
    return { status: true };
  }

  @Post('blog/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: postSavedSchema })
  async restore(@Param('id', postIdPipe) id: number, @CurrentSession() actor: Session): Promise<PostSaved> {
    return { status: true, ...(await this.bin.restore(id, actor)) };
  }

  @Get('blog-bin')
  @ApiOkResponse({ standardSchema: binSchema })
  list(@Query({ schema: pageQuery(studio.pageSizes.adminPosts) }) query: PageQuery): Promise<Bin> {
    return this.posts.bin(query);
  }

  @Delete('blog-bin/:id')
  @ApiOkResponse({ standardSchema: postDeletedSchema })
  async deleteForever(
    @Param('id', postIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<PostDeleted> {
    await this.bin.deleteForever(id, actor);
    return { status: true };
  }
}
