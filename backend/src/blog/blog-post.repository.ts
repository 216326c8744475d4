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
const keySlugRow = slugRow.extend({ add_key: z.string() });
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

  async isInBin(addKeys: string[]): Promise<boolean> {
    const sql = 'SELECT slug FROM blog_post WHERE add_key = ANY($1) AND deleted_at IS NOT NULL';
    return (await queryRows(this.database, slugRow, sql, [addKeys])).length > 0;
  }

  /** '' for one that lies in the bin. */
  async slugsByAddKey(addKeys: string[]): Promise<ReadonlyMap<string, string>> {
    const sql = `SELECT add_key, max(CASE WHEN deleted_at IS NULL THEN slug ELSE '' END) AS slug
      FROM blog_post WHERE add_key = ANY($1) GROUP BY add_key`;
    const rows = await queryRows(this.database, keySlugRow, sql, [addKeys]);
    return new Map(rows.map(({ add_key, slug }) => [add_key, slug]));
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
