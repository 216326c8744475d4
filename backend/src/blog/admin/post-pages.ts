import { Injectable, Logger } from '@nestjs/common';
import { PageCache } from '../../page-cache/page-cache.js';
import { PostSlugRepository } from '../post-slug.repository.js';

@Injectable()
export class PostPages {
  private readonly logger = new Logger(PostPages.name);

  constructor(
    private readonly slugs: PostSlugRepository,
    private readonly cache: PageCache,
  ) {}

  /** Call it after the commit. Not awaited: pages expire by themselves. */
  refresh(id: number): void {
    if (!this.cache.isThere) return;
    this.slugs.presentAndFormer(id).then(
      (posts) => this.cache.refresh({ posts }),
      (error: unknown) => this.logger.warn(error, 'The pages of a changed post expire by themselves'),
    );
  }
}
