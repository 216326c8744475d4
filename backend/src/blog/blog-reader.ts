import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Card, IndexEntry, LatestPost, Post, PostList } from './blog.schema.js';
import type { PageQuery, SearchQuery } from './page-query.schema.js';
import { isSlug } from './slug.js';

/** As JavaScript writes a moment. */
const UPDATED = `to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS updated_at`;
const CARD = `id, heading, short_description, date_at::text, feature_image, mb_image, alt, slug, ${UPDATED}`;
const POST = `${CARD}, description, meta_title, meta_description, meta_keywords`;
const NEWEST_FIRST = 'ORDER BY blog_post.date_at DESC, id DESC';
/** Percent sign, underscore and backslash are letters like any others in a search. */
const HEADING_MATCHES = String.raw`
  WHERE heading_folded LIKE '%' || regexp_replace(fold_heading($1), '([\\%_])', '\\\1', 'g') || '%'`;
/** As many as one sitemap may hold, with room for the site's other pages. */
const INDEX_LIMIT = 45_000;
const LARGEST_ID = 2_147_483_647;

/** Everything that is read and shown. Plain queries: no entity is built only to be taken apart again. */
@Injectable()
export class BlogReader {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: PageQuery): Promise<PostList> {
    return this.page(query, '', []);
  }

  async search({ search, ...query }: SearchQuery): Promise<PostList> {
    return search ? this.page(query, HEADING_MATCHES, [search]) : this.list(query);
  }

  latest(): Promise<LatestPost[]> {
    return this.database.query<LatestPost[]>(
      `SELECT id, slug, heading, date_at::text, feature_image, alt FROM blog_post ${NEWEST_FIRST} LIMIT 5`,
    );
  }

  /** Every published post, for the sitemap and the feed. */
  index(): Promise<IndexEntry[]> {
    return this.database.query<IndexEntry[]>(
      `SELECT slug, heading, date_at::text, ${UPDATED}, feature_image, alt
       FROM blog_post ${NEWEST_FIRST} LIMIT ${INDEX_LIMIT}`,
    );
  }

  async bySlug(slug: string): Promise<Post> {
    return found(isSlug(slug) ? await this.posts('slug = $1', slug) : []);
  }

  /** @param id as it stands in the address */
  async byId(id: string): Promise<Post> {
    return found(await this.posts('id = $1', postId(id)));
  }

  private posts(condition: string, value: string | number): Promise<Post[]> {
    return this.database.query<Post[]>(`SELECT ${POST} FROM blog_post WHERE ${condition}`, [value]);
  }

  /** The count comes with the posts: one way to the database and back instead of two. */
  private async page({ page, limit }: PageQuery, condition: string, values: string[]): Promise<PostList> {
    const rows = await this.database.query<(Card & { total: number })[]>(
      `SELECT ${CARD}, (SELECT count(*)::int FROM blog_post ${condition}) AS total
       FROM blog_post ${condition} ${NEWEST_FIRST} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    );
    const total = rows[0]?.total ?? (page > 1 ? await this.count(condition, values) : 0);
    const data = rows.map(({ total: _total, ...card }) => card);
    return { data, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
  }

  private async count(condition: string, values: string[]): Promise<number> {
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM blog_post ${condition}`,
      values,
    );
    return row?.total ?? 0;
  }
}

/** @throws NotFoundException for anything that no post can have as its id */
export function postId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw blogNotFound();
  return id;
}

export function blogNotFound(): NotFoundException {
  return new NotFoundException('Blog not found.');
}

function found([post]: Post[]): Post {
  if (!post) throw blogNotFound();
  return post;
}
