import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CreatePost } from '../blog/create-post.js';
import { BlogPostRepository } from '../blog/blog-post.repository.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { BACKGROUND } from '../database/background.js';
import { EditorPictures } from '../pictures/editor-pictures.js';
import { DemoSeedRepository } from './demo-seed.repository.js';
import { allPosts } from './posts/all-posts.js';
import { readSeedPicture } from './seed-pictures.js';
import type { SeedPost } from './seed-post.js';

/** A start that is interrupted goes on at the next one. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly seed: DemoSeedRepository,
    private readonly posts: BlogPostRepository,
    private readonly createPost: CreatePost,
    private readonly pictures: EditorPictures,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.SEED_DEMO) return;
    await this.background.transaction(async (manager) => {
      await this.seed.lock(manager);
      const present = new Set(await this.posts.slugs(manager));
      await this.seed.begin(present.size > 0 ? new Date() : null);
      if (await this.seed.isFinished()) return;
      await this.addAll(allPosts.filter(({ slug }) => !present.has(slug)));
    });
  }

  private async addAll(missing: SeedPost[]): Promise<void> {
    this.logger.log(`Adding ${missing.length} sample posts with their pictures`);
    const started = performance.now();
    const results = await Promise.allSettled(missing.map((post) => this.add(post)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      this.logger.error(failure.reason, 'Not every sample post could be added. The next start tries again');
      return;
    }
    await this.seed.finish();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.logger.log(`Added the sample posts in ${seconds} s`);
  }

  private async add({ picture, pictureInText, ...form }: SeedPost): Promise<void> {
    const sent = await readSeedPicture(picture);
    const inText = pictureInText && (await readSeedPicture(pictureInText)).desktop;
    const address = inText && (await this.pictures.store(inText));
    const description = form.description.replace('{picture}', address ?? '');
    await this.createPost.run({ ...form, description }, { sent, actor: { name: 'The website' } });
  }
}
