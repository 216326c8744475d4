import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { BlogPost } from './blog-post.entity.js';
import { OldSlug } from './old-slug.entity.js';
import { IS_PUBLIC, isPublic } from './post-status.js';
import { freeSlug, slugFrom } from './slug.js';

const DEFAULT_SLUG = 'post';
/** SQL: who has the slug `$1` now comes before who had it last. */
export const POST_AT_SLUG = `coalesce(
  (SELECT id FROM blog_post WHERE slug = $1 AND ${IS_PUBLIC}), (SELECT post_id FROM old_slug WHERE slug = $1))`;

const slugRow = z.object({ slug: z.string() });

@Injectable()
export class SlugRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async presentAndFormer(id: number): Promise<string[]> {
    const sql = 'SELECT slug FROM blog_post WHERE id = $1 UNION SELECT slug FROM old_slug WHERE post_id = $1';
    return (await queryRows(this.database, slugRow, sql, [id])).map(({ slug }) => slug);
  }

  /** No other post has or had it. Callers take turns until their transactions end. */
  async free(manager: EntityManager, heading: string, ownId = 0): Promise<string> {
    const base = slugFrom(heading) || DEFAULT_SLUG;
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('blog slug', 0))`);
    const taken = await queryRows(
      manager,
      slugRow,
      `SELECT slug FROM (
         SELECT slug, id FROM blog_post WHERE deleted_at IS NULL UNION ALL SELECT slug, post_id FROM old_slug
       ) AS known WHERE (slug = $1 OR slug LIKE $1 || '-%') AND id <> $2`,
      [base, ownId],
    );
    return freeSlug(base, new Set(taken.map(({ slug }) => slug)));
  }

  /** The old address leads to the post itself, so there are no chains of redirects. */
  async remember(manager: EntityManager, old: BlogPost, slug: string): Promise<void> {
    if (old.slug === slug) return;
    await manager.delete(OldSlug, { slug, postId: old.id });
    if (isPublic(old)) await manager.upsert(OldSlug, { slug: old.slug, postId: old.id }, ['slug']);
  }
}
