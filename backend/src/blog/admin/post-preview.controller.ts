import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { CurrentSession } from '../../requests/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { postIdPipe } from '../post-id.pipe.js';
import { type PreviewLinkMade, previewLinkMadeSchema } from '../../publication/publication.schema.js';
import { type PostAnswer, postAnswerSchema } from '../public/blog.schema.js';
import { PostPreviews } from './post-previews.js';

@Controller()
export class PostPreviewController {
  constructor(private readonly previews: PostPreviews) {}

  @Post('admin/blog/:id/preview-link')
  @ForRole('editor')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: previewLinkMadeSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async makeLink(
    @Param('id', postIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<PreviewLinkMade> {
    return { data: await this.previews.makeLink(id, actor) };
  }

  @Get('blog-preview/:token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @ApiOkResponse({ standardSchema: postAnswerSchema })
  @ApiNotFoundResponse({ description: 'The link has expired or was taken back.' })
  async read(@Param('token') token: string): Promise<PostAnswer> {
    return { data: await this.previews.read(token) };
  }
}
