import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ValidationError } from '../errors/validation-error.js';
import { BlogPost } from './blog-post.entity.js';
import { blogNotFound, postId } from './blog-reader.js';
import { toPost } from './blog.mapper.js';
import type { Post } from './blog.schema.js';
import { type Claim, PictureClaims } from './picture-claims.js';
import { type PostContent, PostContents, type PostPictures, picturesOf } from './post-content.js';
import type { PostForm } from './post-form.schema.js';
import { saveWithSlug, slugForHeading } from './post-slug.js';
import { todayAtStudio } from './today.js';

/** Longer than any save takes: a claim runs out only when the process died in the middle. */
const SAVE_CLAIM_HOURS = 1;
const TEXT_FIELDS = ['short_description', 'alt', 'meta_title', 'meta_description', 'meta_keywords'] as const;

/** Everything staff can do to posts. A save that is refused leaves neither a row nor a file behind. */
@Injectable()
export class BlogService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly contents: PostContents,
    private readonly claims: PictureClaims,
  ) {}

  async add(form: PostForm, sent: PostPictures): Promise<Post> {
    requireHeading(form.heading ?? '');
    const content = await this.contents.prepare(form, sent);
    return this.saveHolding(content, form.slug ?? '', async (manager, claim, slug) => {
      const post = merge(emptyPost(), form, content);
      post.slug = slug || (await slugForHeading(manager, post.heading));
      const saved = await manager.save(BlogPost, post);
      await this.claims.settle(manager, claim, saved.pictures, []);
      return { saved, lost: [] };
    });
  }

  async change(idText: string, form: PostForm, sent: PostPictures): Promise<Post> {
    const id = postId(idText);
    requireHeading(form.heading ?? 'unchanged');
    const before = await this.database.manager.findOneBy(BlogPost, { id });
    if (!before) throw blogNotFound();
    const content = await this.contents.prepare(form, sent, before);
    return this.saveHolding(content, form.slug ?? before.slug, async (manager, claim, slug) => {
      const old = await manager.findOne(BlogPost, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!old) throw blogNotFound();
      const post = merge(old, form, content);
      post.slug = slug || (await slugForHeading(manager, post.heading, id));
      const saved = await manager.save(BlogPost, post);
      const lost = without(old.pictures, post.pictures);
      await this.claims.settle(manager, claim, without(post.pictures, old.pictures), lost);
      return { saved, lost };
    });
  }

  async delete(idText: string): Promise<void> {
    const id = postId(idText);
    const pictures = await this.database.transaction(async (manager) => {
      const post = await manager.findOne(BlogPost, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!post) throw blogNotFound();
      await manager.delete(BlogPost, { id });
      await this.claims.settle(manager, { ids: [], names: [] }, [], post.pictures);
      return post.pictures;
    });
    await this.claims.removeUnused(pictures);
  }

  private async saveHolding(
    { columns, pictures }: PostContent,
    slug: string,
    save: (
      manager: EntityManager,
      claim: Claim,
      slug: string,
    ) => Promise<{ saved: BlogPost; lost: string[] }>,
  ): Promise<Post> {
    const names = picturesOf({ feature_image: '', mb_image: '', description: '', ...columns });
    const claim = await this.claims.hold(names, pictures, SAVE_CLAIM_HOURS);
    try {
      const { saved, lost } = await saveWithSlug(slug, (typed) =>
        this.database.transaction((manager) => save(manager, claim, typed)),
      );
      await this.claims.removeUnused(lost);
      return toPost(saved);
    } catch (error) {
      await this.claims.letGo(claim);
      throw error;
    }
  }
}

function requireHeading(heading: string): void {
  if (!heading) throw new ValidationError({ heading: 'Please enter a title.' });
}

function emptyPost(): Omit<BlogPost, 'id' | 'created_at' | 'updated_at'> {
  const texts = { short_description: '', alt: '', meta_title: '', meta_description: '', meta_keywords: '' };
  const rest = { heading: '', slug: '', feature_image: '', mb_image: '', description: '', pictures: [] };
  return { ...texts, ...rest, date_at: todayAtStudio() };
}

/** The post with what was sent in it: a field that is missing stays, as do a blank date and a blank text. */
function merge<T extends ReturnType<typeof emptyPost>>(old: T, form: PostForm, content: PostContent): T {
  const post = { ...old, ...content.columns };
  for (const field of TEXT_FIELDS) post[field] = form[field] ?? old[field];
  post.heading = form.heading ?? old.heading;
  post.date_at = form.date_at || old.date_at;
  return { ...post, pictures: picturesOf(post) };
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
