import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { type PageQuery, pageQuery } from '../pagination/page-query.schema.js';
import { idIn } from '../publication/id-in.js';
import { ForRole } from '../requests/for-role.js';
import { studio } from '../studio/studio.js';
import {
  type VersionAnswer,
  type VersionList,
  versionAnswerSchema,
  versionListSchema,
} from '../versions/version.schema.js';
import { sectionName } from './section-files.js';
import { SectionVersions } from './section-versions.js';

@Controller('admin/content/:name/versions')
@ForRole('editor')
@ApiBearerAuth()
@ApiNotFoundResponse({ description: 'There is no such section.' })
export class SectionVersionsController {
  constructor(private readonly versions: SectionVersions) {}

  @Get()
  @ApiOkResponse({ standardSchema: versionListSchema })
  list(
    @Param('name') name: string,
    @Query({ schema: pageQuery(studio.pageSizes.versions) }) query: PageQuery,
  ): Promise<VersionList> {
    return this.versions.list(sectionName(name), query);
  }

  @Get(':number')
  @ApiOkResponse({ standardSchema: versionAnswerSchema })
  async read(@Param('name') name: string, @Param('number') number: string): Promise<VersionAnswer> {
    return { data: await this.versions.byNumber(sectionName(name), idIn(number)) };
  }
}
