import { Injectable } from '@nestjs/common';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import { freeSlug } from '../publication/slug.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

/** Before the first text is written, for it may link to posts which come later. */
@Injectable()
export class DecideSlugs {
  constructor(
    private readonly items: WaitingItemsRepository,
    private readonly slugs: PostSlugRepository,
  ) {}

  async run(runId: number): Promise<void> {
    const waiting = await this.items.slugsToDecide(runId);
    const taken = new Set(await this.slugs.known());
    const avoided = new Set([...taken, ...waiting.map(({ slug }) => slug)]);
    const next = new Map<string, number>();
    const changed = waiting.flatMap(({ position, slug: wished }) => {
      const slug = taken.has(wished) ? freeSlug(wished, avoided, next) : wished;
      taken.add(slug);
      avoided.add(slug);
      return slug === wished ? [] : [{ position, slug }];
    });
    await this.items.changeSlugs(runId, changed);
  }
}
