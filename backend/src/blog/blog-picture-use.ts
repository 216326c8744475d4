import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { PictureUse } from '../pictures/picture-use.js';
import { BlogPostRepository } from './blog-post.repository.js';

/** Posts in the bin count: they may come back. */
@Injectable()
export class BlogPictureUse extends PictureUse {
  constructor(private readonly posts: BlogPostRepository) {
    super();
  }

  shows(manager: EntityManager, name: string): Promise<boolean> {
    return this.posts.showsPicture(manager, name);
  }

  names(database: DataSource): AsyncIterable<string[]> {
    return this.posts.pictures(database);
  }
}
