import { Injectable } from '@nestjs/common';
import { CardUse } from '../pictures/card-use.js';
import { BlogPostRepository } from './blog-post.repository.js';

@Injectable()
export class BlogCardUse extends CardUse {
  constructor(private readonly posts: BlogPostRepository) {
    super();
  }

  names(file: string): Promise<boolean> {
    return this.posts.namesCard(file);
  }
}
