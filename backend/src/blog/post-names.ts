import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { POST_AT_SLUG } from './post-slug.repository.js';

const namedPost = z.object({ slug: z.string(), heading: z.string() });
export type NamedPost = z.infer<typeof namedPost>;

/** What the site shows of posts that something else names. */
@Injectable()
export class PostNames {
  constructor(private readonly database: DataSource) {}

  /** @param slug the present or a former one */
  async bySlug(slug: string): Promise<NamedPost | undefined> {
    const sql = `SELECT slug, heading FROM blog_post WHERE id = ${POST_AT_SLUG} AND ${IS_PUBLIC}`;
    const [post] = await queryRows(this.database, namedPost, sql, [slug]);
    return post;
  }
}
