import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { PublicationRepository } from '../publication/publication.repository.js';
import { blogKind } from './blog-kind.js';
import { BlogPost } from './blog-post.entity.js';
import { blogNotFound } from './post-id.pipe.js';

const slugRow = z.object({ slug: z.string() });
const previewRow = z.object({ heading: z.string(), preview_key: z.string() });

@Injectable()
export class BlogPostRepository extends PublicationRepository<BlogPost> {
  protected readonly kind = blogKind;
  protected readonly entity = BlogPost;
  readonly notFound = blogNotFound;

  /** Callers take turns until their transactions end. */
  async lockAddKey(manager: EntityManager, key: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`blog ${key}`]);
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

  async slugs(manager: EntityManager): Promise<string[]> {
    return (await queryRows(manager, slugRow, 'SELECT slug FROM blog_post')).map(({ slug }) => slug);
  }
}
