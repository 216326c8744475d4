import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import type { Session } from '../../auth/session.entity.js';
import { type PageQuery, pageQuery } from '../../pagination/page-query.schema.js';
import { CurrentSession } from '../../requests/current-session.js';
import { studio } from '../../studio/studio.js';
import { projectIdPipe } from '../project-id.pipe.js';
import { AdminProjectReader } from './admin-project-reader.js';
import {
  type ProjectBin,
  type ProjectDeleted,
  type ProjectSaved,
  projectBinSchema,
  projectDeletedSchema,
  projectSavedSchema,
} from './project-admin.schema.js';
import { ProjectsInBin } from './projects-in-bin.js';

@Controller('admin')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Project not found.' })
export class ProjectBinController {
  constructor(
    private readonly projects: AdminProjectReader,
    private readonly bin: ProjectsInBin,
  ) {}

  @Delete('project/:id/delete')
  @ApiOkResponse({ standardSchema: projectDeletedSchema })
  async moveToBin(
    @Param('id', projectIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<ProjectDeleted> {
    await this.bin.moveIn(id, actor);
    return { status: true };
  }

  @Post('project/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: projectSavedSchema })
  async restore(
    @Param('id', projectIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<ProjectSaved> {
    return { status: true, ...(await this.bin.restore(id, actor)) };
  }

  @Get('project-bin')
  @ApiOkResponse({ standardSchema: projectBinSchema })
  list(@Query({ schema: pageQuery(studio.pageSizes.adminPosts) }) query: PageQuery): Promise<ProjectBin> {
    return this.projects.bin(query);
  }

  @Delete('project-bin/:id')
  @ApiOkResponse({ standardSchema: projectDeletedSchema })
  async deleteForever(
    @Param('id', projectIdPipe) id: number,
    @CurrentSession() actor: Session,
  ): Promise<ProjectDeleted> {
    await this.bin.deleteForever(id, actor);
    return { status: true };
  }
}
