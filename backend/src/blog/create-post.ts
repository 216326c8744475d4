import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, adminIdOf } from '../audit/audit-log.js';
import { PictureClaims } from '../pictures/picture-claims.js';
import { SavedVersions } from '../versions/saved-versions.js';
import type { BlogPost } from './blog-post.entity.js';
import { saveWithSlug } from '../publication/save-with-slug.js';
import type { SaveKey } from '../requests/save-key.js';
import { blogKind } from './blog-kind.js';
import { BlogPostRepository } from './blog-post.repository.js';
import { PostSlugRepository } from './post-slug.repository.js';
import { AdminPostRepository } from './admin/admin-post.repository.js';
import type { AdminPost } from './admin/blog-admin.schema.js';
import { libraryEntriesOfPost } from './admin/library-entries-of-post.js';
import { MissingPictures } from './admin/missing-pictures.js';
import { postAct } from './admin/post-act.js';
import { PostContentBuilder, picturesOf } from './admin/post-content-builder.js';
import { type PostForm, requireHeading } from './post-form.schema.js';
import { type PostFields, emptyPost, mergePost } from './admin/merge-post.js';
import { PostPages } from './admin/post-pages.js';
import { postState } from './admin/post-state.js';
import { type PostSave, UpdatePost } from './update-post.js';

const FIRST_VERSION = 1;

/** A save that is refused leaves neither a row nor a file behind. */
@Injectable()
export class CreatePost {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly slugs: PostSlugRepository,
    private readonly reader: AdminPostRepository,
    private readonly contents: PostContentBuilder,
    private readonly claims: PictureClaims,
    private readonly missing: MissingPictures,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: PostPages,
    private readonly updatePost: UpdatePost,
  ) {}

  /** A repetition under the same key changes the post that was added first. */
  async run(form: PostForm, save: PostSave): Promise<AdminPost> {
    requireHeading(form.heading ?? '');
    const added = save.key && (await this.posts.idByAddKey(save.key));
    if (added) return this.updatePost.run(added, { ...form, version: form.version ?? FIRST_VERSION }, save);

    const fields = mergePost(emptyPost(), form);
    const { columns, reservation } = await this.contents.build(form, save.sent);
    const post = { ...fields, ...columns, updated_by: adminIdOf(save.actor) };
    const { id } = await this.claims.whileReserved(reservation, async (claim) => {
      await this.missing.refuse(post, []);
      return saveWithSlug(blogKind, { typed: form.slug }, (slug) =>
        this.database.transaction(async (manager) => {
          const saved = await this.insert(manager, { ...post, slug }, save);
          await this.claims.commit(manager, claim, {
            entries: libraryEntriesOfPost(saved, save.sent),
            by: post.updated_by,
          });
          await this.versions.record(
            manager,
            { postId: saved.id },
            { after: postState(saved), actor: save.actor },
          );
          await this.audit.record(manager, postAct(save.actor, 'blog added', saved));
          await save.alongside?.(manager, saved);
          return saved;
        }),
      );
    });
    // The sample posts are made before NGINX starts.
    if (post.updated_by) this.pages.refresh(id);
    return this.reader.byId(id);
  }

  private async insert(
    manager: EntityManager,
    post: PostFields,
    { key, sentAt }: SaveKey,
  ): Promise<BlogPost> {
    if (key) await this.posts.lockAddKey(manager, key);
    if (key && (await this.posts.idByAddKey(key, manager)))
      throw new ConflictException({
        message: 'This blog has been saved a moment ago. Please save it once more.',
      });
    const slug = post.slug || (await this.slugs.free(manager, post.heading));
    const keys = { add_key: key ?? null, save_key: key ?? null, save_sent_at: sentAt ?? null };
    return this.posts.insert(manager, { ...post, ...keys, slug, pictures: picturesOf(post) });
  }
}
