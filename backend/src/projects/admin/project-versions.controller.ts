import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { ForRole } from '../../requests/for-role.js';
import { type PageQuery, pageQuery } from '../../pagination/page-query.schema.js';
import { idIn } from '../../publication/id-in.js';
import { studio } from '../../studio/studio.js';
import {
  type VersionAnswer,
  type VersionList,
  versionAnswerSchema,
  versionListSchema,
} from '../../versions/version.schema.js';
import { projectIdPipe } from '../project-id.pipe.js';
import { ProjectVersions } from './project-versions.js';

@Controller('admin/project/:id/versions')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Project not found.' })
export class ProjectVersionsController {
  constructor(private readonly versions: ProjectVersions) {}

  @Get()
  @ApiOkResponse({ standardSchema: versionListSchema })
  list(
    @Param('id', projectIdPipe) id: number,
    @Query({ schema: pageQuery(studio.pageSizes.versions) }) query: PageQuery,
  ): Promise<VersionList> {
    return this.versions.list(id, query);
  }

  @Get(':number')
  @ApiOkResponse({ standardSchema: versionAnswerSchema })
  async read(
    @Param('id', projectIdPipe) id: number,
    @Param('number') number: string,
  ): Promise<VersionAnswer> {
    return { data: await this.versions.byNumber(id, idIn(number)) };
  }

  @Get('after-save/:version')
  @ApiOkResponse({ standardSchema: versionAnswerSchema })
  async afterSave(
    @Param('id', projectIdPipe) id: number,
    @Param('version') version: string,
  ): Promise<VersionAnswer> {
    return { data: await this.versions.afterSave(id, idIn(version)) };
  }
}
