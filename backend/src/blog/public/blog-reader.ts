import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PageQuery, SearchQuery } from '../../pagination/page-query.schema.js';
import { countRows, paginate } from '../../pagination/paginate.js';
import type { Card, IndexEntry, LatestPost, Post, PostList } from './blog.schema.js';
import { ListCache } from './list-cache.js';
import { POST_AT_SLUG } from '../old-slugs.js';
import { INDEX_ENTRY, NEWEST_FIRST, PUBLIC_CARD, PUBLIC_POST } from '../post-columns.js';
import { blogNotFound } from '../post-id.js';
import { IS_PUBLIC } from '../post-status.js';
import { isSlug } from '../slug.js';

/** Percent sign, underscore and backslash are letters like any others in a search. */
const HEADING_MATCHES = String.raw`
  heading_folded LIKE '%' || regexp_replace(fold_heading($1), '([\\%_])', '\\\1', 'g') || '%'`;
const LATEST_LIMIT = 5;
/** As many as one sitemap may hold, with room for the site's other pages. */
const INDEX_LIMIT = 45_000;

/** What visitors read: posts that are public at this moment, and nothing of all others. */
@Injectable()
export class BlogReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly kept: ListCache,
  ) {}

  async list(query: PageQuery): Promise<PostList> {
    return this.page(query, IS_PUBLIC, []);
  }

  async search({ search, ...query }: SearchQuery): Promise<PostList> {
    return search ? this.page(query, `${IS_PUBLIC} AND ${HEADING_MATCHES}`, [search]) : this.list(query);
  }

  latest(): Promise<LatestPost[]> {
    return this.database.query<LatestPost[]>(
      `SELECT id, slug, heading, date_at::text, feature_image, alt FROM blog_post
       WHERE ${IS_PUBLIC} ORDER BY ${NEWEST_FIRST} LIMIT ${LATEST_LIMIT}`,
    );
  }

  /** Every published post, for the sitemap and the feed. */
  index(): Promise<IndexEntry[]> {
    return this.database.query<IndexEntry[]>(
      `SELECT ${INDEX_ENTRY} FROM blog_post WHERE ${IS_PUBLIC} ORDER BY ${NEWEST_FIRST} LIMIT ${INDEX_LIMIT}`,
    );
  }

  /** The post at this address, or the one that had it last: then its `slug` is another one. */
  async bySlug(slug: string): Promise<Post> {
    const [post] = isSlug(slug)
      ? await this.database.query<Post[]>(
          `SELECT ${PUBLIC_POST} FROM blog_post WHERE ${IS_PUBLIC} AND id = ${POST_AT_SLUG}`,
          [slug],
        )
      : [];
    if (!post) throw blogNotFound();
    return post;
  }

  private page(query: PageQuery, where: string, values: string[]): Promise<PostList> {
    const listing = { columns: PUBLIC_CARD, from: 'blog_post', order: NEWEST_FIRST, where, values };
    const count = () => this.kept.total(JSON.stringify(values), () => countRows(this.database, listing));
    return this.kept.page(JSON.stringify([query, values]), () =>
      paginate<Card>(this.database, query, listing, count),
    );
  }
}
