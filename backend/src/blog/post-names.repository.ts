import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { NEWEST_FIRST } from './post-columns.js';
import { POST_AT_SLUG } from './post-slug.repository.js';

const namedPost = z.object({ slug: z.string(), heading: z.string() });
export type NamedPost = z.infer<typeof namedPost>;
const askedPost = namedPost.extend({ asked: z.string() });

/** What the site shows of posts that something else names. */
@Injectable()
export class PostNamesRepository {
  constructor(private readonly database: DataSource) {}

  /** @param slug the present or a former one */
  async bySlug(slug: string): Promise<NamedPost | undefined> {
    const sql = `SELECT slug, heading FROM blog_post WHERE id = ${POST_AT_SLUG} AND ${IS_PUBLIC}`;
    const [post] = await queryRows(this.database, namedPost, sql, [slug]);
    return post;
  }

  /** By the slugs given, which may be former ones; others are left out. */
  async bySlugs(slugs: string[]): Promise<Map<string, NamedPost>> {
    if (slugs.length === 0) return new Map();
    const sql = `SELECT asked, slug, heading FROM unnest($1::text[]) AS asked
      JOIN blog_post ON id = ${POST_AT_SLUG.replaceAll('$1', 'asked')} AND ${IS_PUBLIC}`;
    const posts = await queryRows(this.database, askedPost, sql, [slugs]);
    return new Map(posts.map(({ asked, ...post }) => [asked, post]));
  }

  /** The newest first. */
  newest(limit: number): Promise<NamedPost[]> {
    const sql = `SELECT slug, heading FROM blog_post WHERE ${IS_PUBLIC} ORDER BY ${NEWEST_FIRST} LIMIT $1`;
    return queryRows(this.database, namedPost, sql, [limit]);
  }
}
