import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../../auth/current-session.js';
import type { Session } from '../../auth/session.entity.js';
import { type PreviewLinkMade, previewLinkMadeSchema } from './blog-admin.schema.js';
import { type PostAnswer, postAnswerSchema } from '../public/blog.schema.js';
import { PostPreview } from './post-preview.js';

@Controller()
export class PostPreviewController {
  constructor(private readonly preview: PostPreview) {}

  @Post('admin/blog/:id/preview-link')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: previewLinkMadeSchema })
  @ApiNotFoundResponse({ description: 'Blog not found.' })
  async makeLink(@Param('id') id: string, @CurrentSession() session: Session): Promise<PreviewLinkMade> {
    return { data: await this.preview.makeLink(id, session) };
  }

  @Get('blog-preview/:token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @ApiOkResponse({ standardSchema: postAnswerSchema })
  @ApiNotFoundResponse({ description: 'The link has expired or was taken back.' })
  async read(@Param('token') token: string): Promise<PostAnswer> {
    return { data: await this.preview.read(token) };
  }
}
