import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminEmails } from '../../auth/admin-emails.js';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import type { PageQuery } from '../../pagination/page-query.schema.js';
import { paginate } from '../../pagination/paginate.js';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { BIN_RETENTION } from '../../publication/bin.js';
import { STATUS_NOW } from '../../publication/publication-status.js';
import { NEWEST_FIRST, postColumns } from '../post-columns.js';
import { blogNotFound } from '../post-id.pipe.js';
import { MATCHING_POSTS, POSTS_BEGINNING } from '../matching-posts.js';
import { postSchema } from '../public/blog.schema.js';
import { libraryAltTexts } from '../text/with-library-alt-texts.js';
import {
  type AdminPost,
  type AdminPostList,
  type Bin,
  adminCardSchema,
  adminPostSchema,
  binnedPostSchema,
} from './blog-admin.schema.js';
import type { PostQuery } from './post-query.schema.js';

const postRow = adminPostSchema.omit({ library_alt_texts: true }).extend({ updated_by: z.uuid().nullable() });
const previewRow = postSchema.extend({ preview_key: z.string() });

/** Nearly all headings contain any one; a sign alone is looked for everywhere. */
const LETTER = /^[\p{L}\p{N}]$/u;
const ORDERS: Record<PostQuery['sort'], string> = {
  date: NEWEST_FIRST,
  title: 'left(blog_post.heading_folded, 100), blog_post.id',
  changed: 'blog_post.updated_at DESC, blog_post.id DESC',
};

@Injectable()
export class AdminPostRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly emails: AdminEmails,
    private readonly library: PictureLibrary,
  ) {}

  list({ search, state, sort, ...query }: PostQuery): Promise<AdminPostList> {
    const inState = state ? ` AND ${STATUS_NOW} = '${state}'` : '';
    return paginate(this.database, query, {
      row: adminCardSchema,
      columns: postColumns.adminCard,
      from: 'blog_post',
      ...(search && { among: LETTER.test(search) ? POSTS_BEGINNING : MATCHING_POSTS, values: [search] }),
      order: ORDERS[sort],
      where: `deleted_at IS NULL${inState}`,
    });
  }

  bin(query: PageQuery): Promise<Bin> {
    const goesAt = iso(`deleted_at + interval '${BIN_RETENTION}'`);
    return paginate(this.database, query, {
      row: binnedPostSchema,
      columns: `${postColumns.adminCard}, ${iso('deleted_at')} AS deleted_at, ${goesAt} AS goes_at`,
      from: 'blog_post',
      order: 'blog_post.deleted_at DESC, blog_post.id DESC',
      where: 'deleted_at IS NOT NULL',
    });
  }

  async byId(id: number): Promise<AdminPost> {
    const sql = `SELECT ${postColumns.adminPost} FROM blog_post WHERE id = $1 AND deleted_at IS NULL`;
    const [post] = await queryRows(this.database, postRow, sql, [id]);
    if (!post) throw blogNotFound();
    const { updated_by: adminId } = post;
    const emails = await this.emails.byId(adminId ? [adminId] : []);
    const altTexts = await libraryAltTexts(post, this.library);
    return {
      ...post,
      library_alt_texts: Object.fromEntries(altTexts),
      updated_by: (adminId && emails.get(adminId)) ?? null,
    };
  }

  async byPreview(id: number): Promise<z.infer<typeof previewRow> | undefined> {
    const sql = `SELECT ${postColumns.publicPost}, preview_key FROM blog_post
      WHERE id = $1::bigint AND preview_key IS NOT NULL AND deleted_at IS NULL`;
    const [post] = await queryRows(this.database, previewRow, sql, [id]);
    return post;
  }
}
