import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedVersions } from '../../versions/saved-versions.js';
import { VersionsOf } from '../../versions/versions-of.js';
import type { BlogPost } from '../blog-post.entity.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import { postState } from './post-state.js';

@Injectable()
export class PostVersions extends VersionsOf<BlogPost> {
  protected readonly state = postState;

  constructor(
    database: DataSource,
    versions: SavedVersions,
    protected readonly publications: BlogPostRepository,
  ) {
    super(database, versions);
  }

  protected owner(id: number) {
    return { postId: id };
  }
}
