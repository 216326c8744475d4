import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { type LatestPost, latestPostSchema } from './card.schema.js';
import { postColumns } from './post-columns.js';
import { POST_AT_SLUG } from './post-slug.repository.js';

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
        JOIN blog_post ON id = ${POST_AT_SLUG.replaceAll('$1', 'wanted.address')} AND ${IS_PUBLIC}
        ORDER BY id, place
      ) AS blog_post ORDER BY place`;
    return queryRows(this.database, latestPostSchema, sql, [slugs]);
  }
}
