import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { cardIn, uploadPathOf } from '../pictures/picture-name.js';
import { PublicationRepository } from '../publication/publication.repository.js';
import { blogKind } from './blog-kind.js';
import { BlogPost } from './blog-post.entity.js';
import { SOCIAL_CARD } from './post-columns.js';
import { blogNotFound } from './post-id.pipe.js';
import { lockByName } from '../database/lock-by-name.js';

const slugRow = z.object({ slug: z.string() });
const versionRow = z.object({ id: z.int(), version: z.int() });
const keyedRow = slugRow.extend({ id: z.int(), add_key: z.string(), is_in_bin: z.boolean() });
export type KeyedPost = z.infer<typeof keyedRow>;
const previewRow = z.object({ heading: z.string(), preview_key: z.string() });
const showingRow = z.object({
  id: z.int(),
  heading: z.string(),
  is_main: z.boolean(),
  is_mobile: z.boolean(),
  is_in_text: z.boolean(),
  is_in_bin: z.boolean(),
});
export type PostShowing = z.infer<typeof showingRow>;

@Injectable()
export class BlogPostRepository extends PublicationRepository<BlogPost> {
  protected readonly kind = blogKind;
  protected readonly entity = BlogPost;
  readonly notFound = blogNotFound;

  /** Callers take turns until their transactions end. */
  async lockAddKey(manager: EntityManager, key: string): Promise<void> {
    await lockByName(manager, `blog ${key}`);
  }

  /** What lies in the bin first. */
  withAddKeys(addKeys: string[]): Promise<KeyedPost[]> {
    const sql = `SELECT id, slug, add_key, deleted_at IS NOT NULL AS is_in_bin FROM blog_post
      WHERE add_key = ANY($1) ORDER BY is_in_bin DESC`;
    return queryRows(this.database, keyedRow, sql, [addKeys]);
  }

  async versions(ids: number[]): Promise<ReadonlyMap<number, number>> {
    const sql = 'SELECT id, version FROM blog_post WHERE id = ANY($1) AND deleted_at IS NULL';
    const rows = await queryRows(this.database, versionRow, sql, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Earlier preview links become invalid. */
  async renewPreviewKey(manager: EntityManager, id: number): Promise<z.infer<typeof previewRow>> {
    const [post] = await queryRows(
      manager,
      previewRow,
      `UPDATE blog_post SET preview_key = gen_random_uuid() WHERE id = $1 AND deleted_at IS NULL
       RETURNING heading, preview_key`,
      [id],
    );
    if (!post) throw this.notFound();
    return post;
  }

  showing(manager: EntityManager, name: string, src: string): Promise<PostShowing[]> {
    const sql = `SELECT id, heading, feature_image = $2 AS is_main, mb_image = $2 AS is_mobile,
        position('/api/uploads/' || $1 IN description) > 0 AS is_in_text, deleted_at IS NOT NULL AS is_in_bin
      FROM blog_post WHERE pictures @> ARRAY[$1] ORDER BY is_in_bin, date_at DESC, id DESC`;
    return queryRows(manager, showingRow, sql, [name, src]);
  }

  async namesCard(file: string): Promise<boolean> {
    const sql = `SELECT slug FROM blog_post WHERE pictures @> ARRAY[$1] AND ${SOCIAL_CARD} = $2 LIMIT 1`;
    const rows = await queryRows(this.database, slugRow, sql, [cardIn(file)?.name, uploadPathOf(file)]);
    return rows.length > 0;
  }

  async slugs(manager: EntityManager): Promise<string[]> {
    return (await queryRows(manager, slugRow, 'SELECT slug FROM blog_post')).map(({ slug }) => slug);
  }
}
