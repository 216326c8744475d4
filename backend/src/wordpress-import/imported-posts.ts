import { Injectable } from '@nestjs/common';
import { BlogPostRepository, type KeyedPost } from '../blog/blog-post.repository.js';
import { ImportRepository } from './import.repository.js';

/** What earlier imports have brought in, apart from what was taken back with its import: that comes in once more. */
@Injectable()
export class ImportedPosts {
  constructor(
    private readonly imports: ImportRepository,
    private readonly posts: BlogPostRepository,
  ) {}

  async withKeys(addKeys: string[]): Promise<KeyedPost[]> {
    const found = await this.posts.withAddKeys(addKeys);
    const inBin = found.filter(({ is_in_bin }) => is_in_bin).map(({ id }) => id);
    const takenBack = inBin.length > 0 ? await this.imports.takenBack(inBin) : new Set();
    return found.filter(({ id, is_in_bin }) => !is_in_bin || !takenBack.has(id));
  }
}
