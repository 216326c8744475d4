import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BlogService } from '../blog/admin/blog.service.js';
import { EditorPictures } from '../pictures/editor-pictures.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { BACKGROUND } from '../database/background.js';
import { allPosts } from './posts/all-posts.js';
import type { SeedPost } from './seed-post.js';
import { readSeedPicture } from './seed-pictures.js';

/**
 * Fills an empty blog with sample posts, as if staff had typed them. A start that is cut short goes on at the next one;
 * a blog that was ever seeded, or that had posts of its own first, is left alone for ever.
 */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly blog: BlogService,
    private readonly pictures: EditorPictures,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.SEED_DEMO) return;
    // Two processes that start together take turns: the second one finds that nothing is left to do.
    await this.background.transaction(async (manager) => {
      await manager.query('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('demo seed', 0))`);
      if (await this.isWanted()) await this.addMissing(manager);
    });
  }

  /** Written down at once, outside the long transaction, so that it survives a process that is killed. */
  private async isWanted(): Promise<boolean> {
    await this.database.query(`
      INSERT INTO demo_seed (finished_at)
      SELECT CASE WHEN EXISTS (SELECT FROM blog_post) THEN now() END ON CONFLICT DO NOTHING`);
    const [row] = await this.database.query<{ finished: boolean }[]>(
      'SELECT finished_at IS NOT NULL AS finished FROM demo_seed',
    );
    return row?.finished === false;
  }

  private async addMissing(manager: EntityManager): Promise<void> {
    const rows = await manager.query<{ slug: string }[]>('SELECT slug FROM blog_post');
    const present = new Set(rows.map(({ slug }) => slug));
    const missing = allPosts.filter(({ slug }) => !present.has(slug));
    this.logger.log(`Adding ${missing.length} sample posts with their pictures`);
    const started = performance.now();
    const results = await Promise.allSettled(missing.map((post) => this.add(post)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      this.logger.error(failure.reason, 'Not every sample post could be added. The next start tries again');
      return;
    }
    await this.database.query('UPDATE demo_seed SET finished_at = now()');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.logger.log(`Added the sample posts in ${seconds} s`);
  }

  private async add({ picture, pictureInText, ...form }: SeedPost): Promise<void> {
    const { desktop, mobile } = await readSeedPicture(picture);
    const inText = pictureInText && (await readSeedPicture(pictureInText)).desktop;
    const address = inText && (await this.pictures.keep(inText));
    const description = form.description.replace('{picture}', address ?? '');
    await this.blog.add({ ...form, description }, { desktop, mobile }, { name: 'The website' });
  }
}
