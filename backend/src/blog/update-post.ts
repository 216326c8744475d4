import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../audit/audit-log.js';
import { type Claim, PictureClaims } from '../pictures/picture-claims.js';
import { EditConflicts } from '../publication/edit-conflicts.js';
import { saveWithSlug } from '../publication/save-with-slug.js';
import type { SaveKey } from '../requests/save-key.js';
import { SavedVersions } from '../versions/saved-versions.js';
import { blogKind } from './blog-kind.js';
import type { BlogPost } from './blog-post.entity.js';
import { BlogPostRepository } from './blog-post.repository.js';
import { PostSlugRepository } from './post-slug.repository.js';
import { AdminPostRepository } from './admin/admin-post.repository.js';
import type { AdminPost } from './admin/blog-admin.schema.js';
import { libraryEntriesOfPost } from './admin/library-entries-of-post.js';
import { MissingPictures } from './admin/missing-pictures.js';
import { postAct } from './admin/post-act.js';
import {
  type PostContent,
  PostContentBuilder,
  type PostPictures,
  picturesOf,
} from './admin/post-content-builder.js';
import { type PostForm, requireHeading } from './post-form.schema.js';
import { mergePost } from './admin/merge-post.js';
import { PostPages } from './admin/post-pages.js';
import { postState } from './admin/post-state.js';

export interface PostSave extends SaveKey {
  sent: PostPictures;
  actor: Actor;
  /** In the same transaction. */
  alongside?: (manager: EntityManager, saved: BlogPost) => Promise<void>;
}

interface Change extends PostSave {
  id: number;
  form: PostForm;
  columns: PostContent['columns'];
  slug: string;
}

interface Written {
  /** The pictures that the post no longer shows. */
  lost: string[];
  version: number;
}

@Injectable()
export class UpdatePost {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly slugs: PostSlugRepository,
    private readonly reader: AdminPostRepository,
    private readonly conflicts: EditConflicts,
    private readonly contents: PostContentBuilder,
    private readonly claims: PictureClaims,
    private readonly missing: MissingPictures,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: PostPages,
  ) {}

  async run(id: number, form: PostForm, save: PostSave): Promise<AdminPost> {
    requireHeading(form.heading ?? 'unchanged');
    const before = await this.posts.get(id);
    // So that no picture is decoded in vain; whether somebody saves meanwhile is checked again under the lock.
    await this.conflicts.refuse(this.database.manager, blogKind, before, { ...save, version: form.version });

    const { columns, reservation } = await this.contents.build(form, save.sent, before);
    const { lost, version } = await this.claims.whileReserved(reservation, async (claim) => {
      const { feature_image, mb_image, description, pictures } = before;
      await this.missing.refuse({ feature_image, mb_image, description, ...columns }, pictures);
      return saveWithSlug(blogKind, { typed: form.slug, present: before.slug }, (slug) =>
        this.database.transaction((manager) =>
          this.write(manager, claim, { ...save, id, form, columns, slug }),
        ),
      );
    });
    await this.claims.removeUnused(lost);
    this.pages.refresh(id);
    // A colleague may have saved meanwhile.
    return { ...(await this.reader.byId(id)), version };
  }

  private async write(manager: EntityManager, claim: Claim, change: Change): Promise<Written> {
    const { id, form, actor, sent } = change;
    const old = await this.posts.lock(manager, id);
    await this.conflicts.refuse(manager, blogKind, old, { ...change, version: form.version });

    const post = Object.assign(mergePost(old, form), change.columns, { updated_by: adminIdOf(actor) });
    post.slug = change.slug || (await this.slugs.free(manager, post.heading, id));
    post.pictures = picturesOf(post);
    await this.posts.update(manager, post, change);
    await this.slugs.remember(manager, old, post.slug, {
      by: adminIdOf(actor),
      wasPublic: () => this.versions.wasPublic(manager, { postId: id }, old.slug),
    });

    const lost = without(old.pictures, post.pictures);
    await this.claims.commit(manager, claim, {
      lost,
      entries: libraryEntriesOfPost(post, sent),
      by: post.updated_by,
    });
    const act = await this.versions.record(
      manager,
      { postId: id },
      { before: postState(old), after: postState(post), actor, restoredFrom: form.restored_from },
    );
    const action = act === 'restored' ? 'blog version put back' : 'blog changed';
    await this.audit.record(manager, postAct(actor, action, post));
    await change.alongside?.(manager, post);
    return { lost, version: post.version };
  }
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
