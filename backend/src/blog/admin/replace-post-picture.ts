import { Injectable } from '@nestjs/common';
import { parseFragment, serialize } from 'parse5';
import type { Actor } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import { nameInAddress, nameInPath, pictureAddress } from '../../pictures/picture-name.js';
import type { Replacement, SavedPlace } from '../../pictures/picture-use.js';
import type { BlogPost } from '../blog-post.entity.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import { attribute, elementsIn } from '../elements.js';
import { PostText } from '../text/post-text.js';
import type { PostForm } from '../post-form.schema.js';
import { UpdatePost } from '../update-post.js';

@Injectable()
export class ReplacePostPicture {
  constructor(
    private readonly posts: BlogPostRepository,
    private readonly text: PostText,
    private readonly updatePost: UpdatePost,
  ) {}

  async run(id: number, picture: Replacement, actor: Actor): Promise<SavedPlace> {
    const post = await this.posts.get(id);
    // Whole addresses of this site become paths in it.
    const html = this.text.clean(post.description);
    const form = { version: post.version, ...changesOf(post, html, picture) };
    const { version } = await this.updatePost.run(id, form, { sent: {}, actor });
    return { kind: 'blog', id, version };
  }
}

function changesOf(post: BlogPost, html: string, picture: Replacement): PostForm {
  const { old, src, alt, is_decorative, focal_x, focal_y } = picture;
  const [oldName, name] = [nameInPath(old), nameInPath(src)];
  if (oldName === undefined || name === undefined)
    throw new ValidationError({ with: 'A photograph that came with the site cannot stand in a blog.' });
  const isMain = post.feature_image === old;
  return {
    description: withPicture(html, oldName, { ...picture, src: pictureAddress(name) }),
    ...(isMain && { feature_image_path: src, focal_x, focal_y, is_decorative }),
    ...(post.mb_image === old && !post.mobile_is_cut && { mb_image_path: src }),
    ...((post.feature_image || post.mb_image) === old && { alt }),
  };
}

function withPicture(html: string, old: string, { src, alt, is_decorative }: Replacement): string {
  const fragment = parseFragment(html);
  for (const element of elementsIn(fragment)) {
    const link = element.attrs.find(({ name }) => name === 'href');
    if (link && nameInAddress(link.value) === old) link.value = src;
    if (nameInAddress(attribute(element, 'src') ?? '') !== old) continue;
    element.attrs = [
      { name: 'src', value: src },
      { name: 'alt', value: alt },
      ...(is_decorative ? [{ name: 'data-decorative', value: 'true' }] : []),
    ];
  }
  return serialize(fragment);
}
