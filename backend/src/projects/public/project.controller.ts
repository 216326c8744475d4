import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { type ProjectQuery, projectQuery } from './filter-projects.js';
import {
  type Comparables,
  type NamedPictures,
  type ProjectAnswer,
  type ProjectCovers,
  type ProjectIndex,
  type ProjectList,
  comparablesSchema,
  namedPicturesSchema,
  projectAnswerSchema,
  projectCoversSchema,
  projectIndexSchema,
  projectListSchema,
} from './project.schema.js';
import { PublicProjects, entryAt, keptAt } from './public-projects.js';

const CACHING = 'public, max-age=0, must-revalidate';
const projectNameQuery = z.object({ by: z.enum(['slug', 'anchor']).default('slug').catch('slug') });
const picturesQuery = projectNameQuery.extend({ p: z.string().default('').catch('') });

@Controller()
export class ProjectController {
  constructor(private readonly projects: PublicProjects) {}

  @Get('projects')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: projectListSchema })
  list(@Query({ schema: projectQuery }) query: ProjectQuery): Promise<ProjectList> {
    return this.projects.list(query);
  }

  @Get('projects/:slug')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: projectAnswerSchema })
  @ApiNotFoundResponse({ description: 'Project not found.' })
  read(
    @Param('slug') slug: string,
    @Query({ schema: projectNameQuery }) { by }: z.infer<typeof projectNameQuery>,
  ): Promise<ProjectAnswer> {
    return this.projects.bySlug(slug, by === 'anchor' ? keptAt : entryAt);
  }

  @Get('project-covers')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: projectCoversSchema })
  covers(): Promise<ProjectCovers> {
    return this.projects.covers();
  }

  @Get('project-index')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: projectIndexSchema })
  async index(): Promise<ProjectIndex> {
    return { data: await this.projects.index() };
  }

  @Get('project-pictures')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: namedPicturesSchema })
  async pictures(
    @Query({ schema: picturesQuery }) { p, by }: z.infer<typeof picturesQuery>,
  ): Promise<NamedPictures> {
    return { data: await this.projects.pictures(p, by === 'anchor' ? keptAt : undefined) };
  }

  @Get('project-costs')
  @Header('Cache-Control', CACHING)
  @ApiOkResponse({ standardSchema: comparablesSchema })
  async costs(): Promise<Comparables> {
    return { data: await this.projects.costs() };
  }
}
