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
import { postIdPipe } from '../post-id.pipe.js';
import { PostVersions } from './post-versions.js';

@Controller('admin/blog/:id/versions')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'Blog not found.' })
export class PostVersionsController {
  constructor(private readonly versions: PostVersions) {}

  @Get()
  @ApiOkResponse({ standardSchema: versionListSchema })
  list(
    @Param('id', postIdPipe) id: number,
    @Query({ schema: pageQuery(studio.pageSizes.versions) }) query: PageQuery,
  ): Promise<VersionList> {
    return this.versions.list(id, query);
  }

  @Get(':number')
  @ApiOkResponse({ standardSchema: versionAnswerSchema })
  async read(@Param('id', postIdPipe) id: number, @Param('number') number: string): Promise<VersionAnswer> {
    return { data: await this.versions.byNumber(id, idIn(number)) };
  }

  @Get('after-save/:version')
  @ApiOkResponse({ standardSchema: versionAnswerSchema })
  async afterSave(
    @Param('id', postIdPipe) id: number,
    @Param('version') version: string,
  ): Promise<VersionAnswer> {
    return { data: await this.versions.afterSave(id, idIn(version)) };
  }
}
