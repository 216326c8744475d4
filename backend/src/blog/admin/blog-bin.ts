import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import type { AdminPost } from './blog-admin.schema.js';
import { BIN_TIME, BlogAdminReader } from './blog-admin-reader.js';
import { BlogPost } from '../blog-post.entity.js';
import { PictureClaims } from '../../pictures/picture-claims.js';
import { blogNotFound, postId } from '../post-id.js';
import { saveWithSlug, slugForHeading } from './post-slug.js';

const ITSELF: Actor = { name: 'The website' };

/** Deleted posts lie here for 30 days with all their pictures. They give their address free at once. */
@Injectable()
export class BlogBin {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: BlogAdminReader,
    private readonly claims: PictureClaims,
    private readonly audit: AuditLog,
  ) {}

  async throwAway(idText: string, actor: Actor): Promise<void> {
    const id = postId(idText);
    await this.database.transaction(async (manager) => {
      const post = await this.lock(manager, id, false);
      await manager.update(
        BlogPost,
        { id },
        { deleted_at: new Date(), updated_at: post.updated_at, preview_key: null },
      );
      await this.record(manager, actor, 'blog moved to the bin', post);
    });
  }

  /** When another post has the address by now the restored one gets the next free one. */
  async restore(idText: string, actor: Actor): Promise<{ post: AdminPost; slugBefore: string }> {
    const id = postId(idText);
    const slugBefore = await saveWithSlug('', () =>
      this.database.transaction(async (manager) => {
        const post = await this.lock(manager, id, true);
        const isTaken = await manager.existsBy(BlogPost, { slug: post.slug, deleted_at: IsNull() });
        const slug = isTaken ? await slugForHeading(manager, post.slug, id) : post.slug;
        await manager.update(BlogPost, { id }, { deleted_at: null, slug });
        await this.record(manager, actor, 'blog restored', post);
        return post.slug;
      }),
    );
    return { post: await this.reader.byId(id), slugBefore };
  }

  async deleteForGood(idText: string, actor: Actor): Promise<void> {
    await this.remove(postId(idText), actor);
  }

  /** Deletes what has lain here for its time. */
  async empty(): Promise<void> {
    const posts = await this.database.query<{ id: number }[]>(
      'SELECT id FROM blog_post WHERE deleted_at < now() - $1::interval ORDER BY id',
      [BIN_TIME],
    );
    await this.removeInTurn(posts.map(({ id }) => id));
  }

  private async removeInTurn([id, ...others]: number[]): Promise<void> {
    if (id === undefined) return;
    await this.remove(id, ITSELF);
    await this.removeInTurn(others);
  }

  private async remove(id: number, actor: Actor): Promise<void> {
    const pictures = await this.database.transaction(async (manager) => {
      const post = await this.lock(manager, id, true);
      await manager.delete(BlogPost, { id });
      await this.claims.settle(manager, { ids: [], names: [] }, [], post.pictures);
      await this.record(manager, actor, 'blog deleted for good', post);
      return post.pictures;
    });
    await this.claims.removeUnused(pictures);
  }

  private async lock(manager: EntityManager, id: number, isInBin: boolean): Promise<BlogPost> {
    const where = { id, deleted_at: isInBin ? Not(IsNull()) : IsNull() };
    const post = await manager.findOne(BlogPost, { where, lock: { mode: 'pessimistic_write' } });
    if (!post) throw blogNotFound();
    return post;
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, heading }: BlogPost,
  ): Promise<void> {
    return this.audit.record(manager, {
      actor,
      action,
      subjectType: 'blog',
      subjectId: `${id}`,
      subject: heading,
    });
  }
}
