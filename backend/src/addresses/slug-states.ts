import { Injectable } from '@nestjs/common';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import { ProjectSlugRepository } from '../projects/project-slug.repository.js';
import { slugFrom } from '../publication/slug.js';
import type { SlugQuery, SlugState } from './slugs.schema.js';

/** Whether a save with it would be refused. */
@Injectable()
export class SlugStates {
  constructor(
    private readonly posts: PostSlugRepository,
    private readonly projects: ProjectSlugRepository,
  ) {}

  async of({ kind, slug: typed, id }: SlugQuery): Promise<SlugState['data']> {
    const slug = slugFrom(typed);
    const slugs = kind === 'blog' ? this.posts : this.projects;
    return { slug, is_taken: slug !== '' && (await slugs.isTaken(slug, id)) };
  }
}
