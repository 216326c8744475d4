import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import { addedUnder, takeKey } from './add-key.js';
import type { AdminPost } from './blog-admin.schema.js';
import { BlogAdminReader } from './blog-admin-reader.js';
import { BlogPost } from '../blog-post.entity.js';
import { refuseIfChanged } from './edit-conflict.js';
import { rememberSlug } from '../old-slugs.js';
import { MissingPictures } from './missing-pictures.js';
import { type Claim, PictureClaims } from '../../pictures/picture-claims.js';
import {
  type PostContent,
  PostContentBuilder,
  type PostPictures,
  picturesOf,
} from './post-content-builder.js';
import type { PostForm } from './post-form.schema.js';
import { blogNotFound, postId } from '../post-id.js';
import { emptyPost, mergePost } from './post-merge.js';
import { saveWithSlug, slugForHeading } from './post-slug.js';

/** Longer than any save takes: a claim runs out only when the process died in the middle. */
const SAVE_CLAIM_HOURS = 1;
/** Of a post that nobody has saved since it was added. */
const FIRST_VERSION = 1;

interface Saved {
  id: number;
  /** Names of pictures that the post showed before. */
  lost: string[];
}

interface Change {
  sent: PostPictures;
  actor: Actor;
  /** The same in a repetition, which no save of its own stands in the way of. */
  key?: string | undefined;
}

/** What staff write. A save that is refused leaves neither a row nor a file behind. */
@Injectable()
export class BlogService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: BlogAdminReader,
    private readonly contents: PostContentBuilder,
    private readonly claims: PictureClaims,
    private readonly missing: MissingPictures,
    private readonly audit: AuditLog,
  ) {}

  /** @param key the same in a repetition, which changes the post that the first one has added */
  async add(form: PostForm, sent: PostPictures, actor: Actor, key?: string): Promise<AdminPost> {
    requireHeading(form.heading ?? '');
    const before = key && (await addedUnder(this.database.manager, key));
    if (before) return this.change(`${before}`, { ...form, version: FIRST_VERSION }, { sent, actor, key });
    const fields = mergePost(emptyPost(), form);
    const content = await this.contents.prepare(form, sent);
    return this.saveHolding(content, fields, form.slug ?? '', async (manager, claim, slug) => {
      if (key) await takeKey(manager, key);
      const keys = { add_key: key ?? null, save_key: key ?? null };
      const post = { ...fields, ...content.columns, updated_by: adminIdOf(actor), slug, ...keys };
      post.slug ||= await slugForHeading(manager, post.heading);
      const { id, pictures } = await manager.save(BlogPost, { ...post, pictures: picturesOf(post) });
      await this.claims.settle(manager, claim, pictures, []);
      await this.record(manager, actor, 'blog added', id, post.heading);
      return { id, lost: [] };
    });
  }

  async change(idText: string, form: PostForm, { sent, actor, key }: Change): Promise<AdminPost> {
    const id = postId(idText);
    requireHeading(form.heading ?? 'unchanged');
    const before = await this.database.manager.findOneBy(BlogPost, { id, deleted_at: IsNull() });
    if (!before) throw blogNotFound();
    await refuseIfChanged(this.database.manager, before, form, key);
    const content = await this.contents.prepare(form, sent, before);
    return this.saveHolding(content, before, form.slug ?? before.slug, async (manager, claim, slug) => {
      const old = await lockPost(manager, id);
      await refuseIfChanged(manager, old, form, key);
      const post = Object.assign(mergePost(old, form), content.columns, {
        updated_by: adminIdOf(actor),
        slug,
      });
      post.slug ||= await slugForHeading(manager, post.heading, id);
      post.pictures = picturesOf(post);
      await manager.save(BlogPost, post);
      await manager.query('UPDATE blog_post SET save_key = $1 WHERE id = $2', [key ?? null, id]);
      await rememberSlug(manager, old, post.slug);
      const lost = without(old.pictures, post.pictures);
      await this.claims.settle(manager, claim, without(post.pictures, old.pictures), lost);
      await this.record(manager, actor, 'blog changed', id, post.heading);
      return { id, lost };
    });
  }

  private async saveHolding(
    { columns, pictures }: PostContent,
    before: Pick<BlogPost, 'feature_image' | 'mb_image' | 'description' | 'pictures'>,
    slug: string,
    save: (manager: EntityManager, claim: Claim, slug: string) => Promise<Saved>,
  ): Promise<AdminPost> {
    const names = picturesOf({ feature_image: '', mb_image: '', description: '', ...columns });
    const claim = await this.claims.hold(names, pictures, SAVE_CLAIM_HOURS);
    try {
      await this.missing.refuse({ ...before, ...columns }, before.pictures);
      const { id, lost } = await saveWithSlug(slug, (typed) =>
        this.database.transaction((manager) => save(manager, claim, typed)),
      );
      await this.claims.removeUnused(lost);
      return await this.reader.byId(id);
    } catch (error) {
      await this.claims.letGo(claim);
      throw error;
    }
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: 'blog added' | 'blog changed',
    id: number,
    heading: string,
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

/** Until the end of the transaction. @throws when it is not there, or in the bin */
async function lockPost(manager: EntityManager, id: number): Promise<BlogPost> {
  const where = { id, deleted_at: IsNull() };
  const post = await manager.findOne(BlogPost, { where, lock: { mode: 'pessimistic_write' } });
  if (!post) throw blogNotFound();
  return post;
}

function adminIdOf(actor: Actor): string | null {
  return 'adminId' in actor ? actor.adminId : null;
}

function requireHeading(heading: string): void {
  if (!heading) throw new ValidationError({ heading: 'Please enter a title.' });
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
