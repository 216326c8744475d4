import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { type LatestPost, latestPostSchema } from './card.schema.js';
import { postColumns } from './post-columns.js';

/** Posts that other parts of the site point to. */
@Injectable()
export class RelatedPostsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In this order; those that are not public are left out, and former slugs lead on. */
  async bySlugs(slugs: string[]): Promise<LatestPost[]> {
    if (slugs.length === 0) return [];
    const sql = `
      SELECT ${postColumns.latestPost} FROM (
        SELECT DISTINCT ON (id) blog_post.*, wanted.place
        FROM unnest($1::text[]) WITH ORDINALITY AS wanted (address, place)
        LEFT JOIN old_slug ON old_slug.slug = wanted.address
        JOIN blog_post ON blog_post.slug = wanted.address OR blog_post.id = old_slug.post_id
        WHERE ${IS_PUBLIC} ORDER BY id, place
      ) AS blog_post ORDER BY place`;
    return queryRows(this.database, latestPostSchema, sql, [slugs]);
  }
}
