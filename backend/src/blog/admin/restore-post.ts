import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../../audit/audit-log.js';
import { restoredMessage, saveWithSlug } from '../../publication/save-with-slug.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { blogKind } from '../blog-kind.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import { PostSlugRepository } from '../post-slug.repository.js';
import { AdminPostRepository } from './admin-post.repository.js';
import type { AdminPost } from './blog-admin.schema.js';
import { postAct } from './post-act.js';
import { PostPages } from './post-pages.js';
import { postState } from './post-state.js';

@Injectable()
export class RestorePost {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly slugs: PostSlugRepository,
    private readonly reader: AdminPostRepository,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: PostPages,
  ) {}

  /** When another post has taken its slug it gets the next free one, and the old address leads there. */
  async run(id: number, actor: Actor): Promise<{ message: string; data: AdminPost }> {
    const binned = await saveWithSlug(blogKind, {}, () =>
      this.database.transaction(async (manager) => {
        const post = await this.posts.lock(manager, id, { inBin: true });
        const isTaken = await this.posts.isSlugTaken(manager, post.slug);
        const slug = isTaken ? await this.slugs.free(manager, post.slug, id) : post.slug;
        const changed = await this.posts.moveOutOfBin(manager, post, slug);
        const before = postState(post);
        const after = { ...before, content: { ...before.content, ...changed } };
        await this.versions.record(manager, { postId: id }, { before, after, actor });
        await this.slugs.remember(manager, post, slug, {
          by: adminIdOf(actor),
          wasPublic: () => this.versions.wasPublic(manager, { postId: id }, post.slug),
        });
        await this.audit.record(manager, postAct(actor, 'blog restored', post));
        return post;
      }),
    );
    this.pages.refresh(id);
    const post = await this.reader.byId(id);
    return { message: restoredMessage(blogKind, post, binned), data: post };
  }
}
