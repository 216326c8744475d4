import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import type { PageQuery, SearchQuery } from '../../pagination/page-query.schema.js';
import { countRows, paginate } from '../../pagination/paginate.js';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { NEWEST_FIRST, postColumns } from '../post-columns.js';
import { HEADING_MATCHES } from '../matching-posts.js';
import { blogNotFound } from '../post-id.pipe.js';
import { ListCache } from '../../publication/list-cache.js';
import { IS_PUBLIC } from '../../publication/publication-status.js';
import { isSlug } from '../../publication/slug.js';
import { POST_AT_SLUG } from '../post-slug.repository.js';
import { withLibraryAltTexts } from '../text/with-library-alt-texts.js';
import { type LatestPost, cardSchema, latestPostSchema } from '../card.schema.js';
import { type IndexEntry, type Post, type PostList, indexEntrySchema, postSchema } from './blog.schema.js';

const LATEST_LIMIT = 5;
/** A sitemap may hold 50,000 addresses in all. */
const INDEX_LIMIT = 45_000;
/** Scheduled posts appear without a change, so their number is part of it. */
const VERSION = `
  SELECT version || ' ' || (SELECT count(*) FROM blog_post WHERE status = 'scheduled' AND publish_at > now()) AS version
  FROM blog_version`;
const versionRow = z.object({ version: z.string() });

@Injectable()
export class PublicPostRepository {
  private readonly pages = new ListCache<PostList>(() => this.version());
  private readonly totals = new ListCache<number>(() => this.version());

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: PictureLibrary,
  ) {}

  list(query: PageQuery): Promise<PostList> {
    return this.page(query, IS_PUBLIC, []);
  }

  search({ search, ...query }: SearchQuery): Promise<PostList> {
    return search ? this.page(query, `${IS_PUBLIC} AND ${HEADING_MATCHES}`, [search]) : this.list(query);
  }

  latest(): Promise<LatestPost[]> {
    const sql = `SELECT ${postColumns.latestPost} FROM blog_post
      WHERE ${IS_PUBLIC} ORDER BY ${NEWEST_FIRST} LIMIT ${LATEST_LIMIT}`;
    return queryRows(this.database, latestPostSchema, sql);
  }

  index(): Promise<IndexEntry[]> {
    const sql = `SELECT ${postColumns.indexEntry} FROM blog_post
      WHERE ${IS_PUBLIC} ORDER BY ${NEWEST_FIRST} LIMIT ${INDEX_LIMIT}`;
    return queryRows(this.database, indexEntrySchema, sql);
  }

  /** Also by a slug that the post had before: then its own differs. */
  async bySlug(slug: string): Promise<Post> {
    const sql = `SELECT ${postColumns.publicPost} FROM blog_post WHERE ${IS_PUBLIC} AND id = ${POST_AT_SLUG}`;
    const [post] = isSlug(slug) ? await queryRows(this.database, postSchema, sql, [slug]) : [];
    if (!post) throw blogNotFound();
    return withLibraryAltTexts(post, this.library);
  }

  private page(query: PageQuery, where: string, values: string[]): Promise<PostList> {
    const listing = {
      row: cardSchema,
      columns: postColumns.publicCard,
      from: 'blog_post',
      order: NEWEST_FIRST,
      where,
      values,
    };
    const count = () => this.totals.find(JSON.stringify(values), () => countRows(this.database, listing));
    return this.pages.find(JSON.stringify([query, values]), () =>
      paginate(this.database, query, listing, count),
    );
  }

  private async version(): Promise<string> {
    const [row] = await queryRows(this.database, versionRow, VERSION);
    return row?.version ?? '';
  }
}
