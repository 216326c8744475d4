import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';
import { picturePath } from '../pictures/picture-name.js';
import type { PicturePlace, Replacement, SavedPlace } from '../pictures/picture-use.js';
import { TablePictureUse } from '../pictures/table-picture-use.repository.js';
import { ReplacePostPicture } from './admin/replace-post-picture.js';
import { BlogPostRepository, type PostShowing } from './blog-post.repository.js';

/** Posts in the bin count: they may come back. */
@Injectable()
export class BlogPictureUse extends TablePictureUse {
  protected readonly table = 'blog_post';
  override readonly placed = `SELECT 'uploads/' || unnest(pictures) || '.webp' AS src FROM blog_post`;

  constructor(
    private readonly posts: BlogPostRepository,
    private readonly replacePicture: ReplacePostPicture,
  ) {
    super();
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    const posts = await this.posts.showing(manager, name, picturePath(name));
    return posts.map((post) => ({
      kind: 'blog',
      id: post.id,
      title: post.heading,
      where: whereIn(post),
      path: post.is_in_bin ? '/bin' : `/edit-blog/${post.id}`,
      canChange: !post.is_in_bin,
    }));
  }

  override async replaceIn({ id }: PicturePlace, picture: Replacement, actor: Actor): Promise<SavedPlace> {
    return this.replacePicture.run(Number(id), picture, actor);
  }
}

function whereIn({ is_main, is_mobile, is_in_text, is_in_bin }: PostShowing): string {
  const places = [
    is_main && 'main picture',
    is_mobile && 'mobile picture',
    is_in_text && 'in the text',
    is_in_bin && 'in the bin',
  ];
  return places.filter((place) => place !== false).join(', ');
}
