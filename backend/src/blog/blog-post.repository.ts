import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ArrayContains, DataSource, type DeepPartial, type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { BlogPost } from './blog-post.entity.js';
import { blogNotFound } from './post-id.pipe.js';

const BATCH = 1_000;
const idRow = z.object({ id: z.int() });
const slugRow = z.object({ slug: z.string() });
const picturesRow = z.object({ id: z.int(), pictures: z.array(z.string()) });
const previewRow = z.object({ heading: z.string(), preview_key: z.string() });

@Injectable()
export class BlogPostRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async get(id: number): Promise<BlogPost> {
    const post = await this.database.manager.findOneBy(BlogPost, { id, deleted_at: IsNull() });
    if (!post) throw blogNotFound();
    return post;
  }

  /** Until the end of the transaction. */
  async lock(manager: EntityManager, id: number, { inBin = false } = {}): Promise<BlogPost> {
    const where = { id, deleted_at: inBin ? Not(IsNull()) : IsNull() };
    const post = await manager.findOne(BlogPost, { where, lock: { mode: 'pessimistic_write' } });
    if (!post) throw blogNotFound();
    return post;
  }

  async insert(manager: EntityManager, post: DeepPartial<BlogPost>): Promise<BlogPost> {
    return manager.save(BlogPost, post);
  }

  /** @param saveKey written separately, because a new key alone must not count a version */
  async update(manager: EntityManager, post: BlogPost, saveKey: string | null): Promise<void> {
    await manager.save(BlogPost, post);
    await manager.query('UPDATE blog_post SET save_key = $1 WHERE id = $2', [saveKey, post.id]);
  }

  async moveToBin(manager: EntityManager, { id, updated_at }: BlogPost): Promise<void> {
    await manager.update(BlogPost, { id }, { deleted_at: new Date(), updated_at, preview_key: null });
  }

  async moveOutOfBin(manager: EntityManager, id: number, slug: string): Promise<void> {
    await manager.update(BlogPost, { id }, { deleted_at: null, slug });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(BlogPost, { id });
  }

  async idsInBinFor(retention: string): Promise<number[]> {
    const sql = 'SELECT id FROM blog_post WHERE deleted_at < now() - $1::interval ORDER BY id';
    return (await queryRows(this.database, idRow, sql, [retention])).map(({ id }) => id);
  }

  isSlugTaken(manager: EntityManager, slug: string): Promise<boolean> {
    return manager.existsBy(BlogPost, { slug, deleted_at: IsNull() });
  }

  async idByAddKey(key: string, manager = this.database.manager): Promise<number | undefined> {
    return (await manager.findOneBy(BlogPost, { add_key: key, deleted_at: IsNull() }))?.id;
  }

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
    if (!post) throw blogNotFound();
    return post;
  }

  showsPicture(manager: EntityManager, name: string): Promise<boolean> {
    return manager.existsBy(BlogPost, { pictures: ArrayContains([name]) });
  }

  async *pictures(database: DataSource): AsyncIterable<string[]> {
    const sql = 'SELECT id, pictures FROM blog_post WHERE id > $1 ORDER BY id LIMIT $2';
    let last = 0;
    for (;;) {
      const rows = await queryRows(database, picturesRow, sql, [last, BATCH]);
      if (rows.length === 0) return;
      yield rows.flatMap(({ pictures }) => pictures);
      last = rows.at(-1)?.id ?? last;
    }
  }

  async slugs(manager: EntityManager): Promise<string[]> {
    return (await queryRows(manager, slugRow, 'SELECT slug FROM blog_post')).map(({ slug }) => slug);
  }
}
