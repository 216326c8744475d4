import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import { ProjectSlugRepository } from '../projects/project-slug.repository.js';
import { slugFrom } from '../publication/slug.js';
import { ForRole } from '../requests/for-role.js';
import { type SlugQuery, type SlugState, slugQuery, slugStateSchema } from './slugs.schema.js';

@Controller('admin/slugs')
@ForRole('editor')
@ApiBearerAuth()
export class SlugsController {
  constructor(
    private readonly posts: PostSlugRepository,
    private readonly projects: ProjectSlugRepository,
  ) {}

  /** Whether a save with it would be refused. */
  @Get()
  @ApiOkResponse({ standardSchema: slugStateSchema })
  async read(@Query({ schema: slugQuery }) { kind, slug: typed, id }: SlugQuery): Promise<SlugState> {
    const slug = slugFrom(typed);
    const slugs = kind === 'blog' ? this.posts : this.projects;
    return { data: { slug, is_taken: slug !== '' && (await slugs.isTaken(slug, id)) } };
  }
}
