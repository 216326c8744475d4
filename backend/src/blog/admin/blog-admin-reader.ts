import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { iso } from '../../database/iso.js';
import type { PageQuery } from '../../pagination/page-query.schema.js';
import { paginate } from '../../pagination/paginate.js';
import type { AdminCard, AdminPost, AdminPostList, Bin, BinnedPost } from './blog-admin.schema.js';
import { ADMIN_CARD, ADMIN_POST, NEWEST_FIRST } from '../post-columns.js';
import { blogNotFound, postId } from '../post-id.js';

/** How long a post lies in the bin, as an interval of Postgres. */
export const BIN_TIME = '30 days';

/** What staff read: all posts, whatever their state. */
@Injectable()
export class BlogAdminReader {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  list(query: PageQuery): Promise<AdminPostList> {
    return paginate<AdminCard>(this.database, query, {
      columns: ADMIN_CARD,
      from: 'blog_post',
      order: NEWEST_FIRST,
      where: 'deleted_at IS NULL',
    });
  }

  /** Deleted last comes first. */
  bin(query: PageQuery): Promise<Bin> {
    const goesAt = iso(`deleted_at + interval '${BIN_TIME}'`);
    return paginate<BinnedPost>(this.database, query, {
      columns: `${ADMIN_CARD}, ${iso('deleted_at')} AS deleted_at, ${goesAt} AS goes_at`,
      from: 'blog_post',
      order: 'blog_post.deleted_at DESC, blog_post.id DESC',
      where: 'deleted_at IS NOT NULL',
    });
  }

  /** @param id as it stands in the address */
  async byId(id: string | number): Promise<AdminPost> {
    const [post] = await this.database.query<AdminPost[]>(
      `SELECT ${ADMIN_POST} FROM blog_post WHERE id = $1 AND deleted_at IS NULL`,
      [postId(String(id))],
    );
    if (!post) throw blogNotFound();
    return post;
  }
}
