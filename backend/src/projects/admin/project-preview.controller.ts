import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { type PreviewLinkMade, previewLinkMadeSchema } from '../../publication/publication.schema.js';
import { CurrentSession } from '../../requests/current-session.js';
import { projectIdPipe } from '../project-id.pipe.js';
import { type ProjectPreview, projectPreviewSchema } from '../public/project.schema.js';
import { ProjectPreviews } from './project-previews.js';

@Controller()
export class ProjectPreviewController {
  constructor(private readonly previews: ProjectPreviews) {}

  @Post('admin/project/:id/preview-link')
  @ForRole('editor')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: previewLinkMadeSchema })
  @ApiNotFoundResponse({ description: 'Project not found.' })
  async makeLink(
    @Param('id', projectIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<PreviewLinkMade> {
    return { data: await this.previews.makeLink(id, actor) };
  }

  @Get('project-preview/:token')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @ApiOkResponse({ standardSchema: projectPreviewSchema })
  @ApiNotFoundResponse({ description: 'The link has expired or was taken back.' })
  async read(@Param('token') token: string): Promise<ProjectPreview> {
    return { data: await this.previews.read(token) };
  }
}
