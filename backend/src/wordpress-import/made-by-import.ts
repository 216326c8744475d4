import { Injectable } from '@nestjs/common';
import { BlogPostRepository } from '../blog/blog-post.repository.js';
import { WritingDraftRepository } from '../drafts/writing-draft.repository.js';
import { ImportRepository, type MadePost } from './import.repository.js';
import type { MadePosts } from './import.schema.js';

@Injectable()
export class MadeByImport {
  constructor(
    private readonly imports: ImportRepository,
    private readonly posts: BlogPostRepository,
    private readonly drafts: WritingDraftRepository,
  ) {}

  async of(runId: number): Promise<Record<'unchanged' | 'changed', MadePost[]>> {
    const made = await this.imports.madeBy(runId);
    const versions = await this.posts.versions(made.map(({ post_id }) => post_id));
    const present = made.filter(({ post_id }) => versions.has(post_id));
    const written = await this.drafts.postsWithAny([...versions.keys()]);
    const isUnchanged = ({ post_id, post_version }: MadePost) =>
      versions.get(post_id) === post_version && !written.has(post_id);
    return {
      unchanged: present.filter(isUnchanged),
      changed: present.filter((one) => !isUnchanged(one)),
    };
  }

  async count(runId: number): Promise<MadePosts> {
    const { unchanged, changed } = await this.of(runId);
    const without = unchanged.filter(({ lacks_pictures }) => lacks_pictures);
    return { unchanged: unchanged.length, changed: changed.length, lacking_pictures: without.length };
  }
}
