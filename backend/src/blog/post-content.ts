import { Injectable } from '@nestjs/common';
import { type Picture, PictureEncoder } from '../upload/picture-encoder.js';
import { haveSameSource, nameInPath, namesInHtml, picturePath } from '../upload/picture-name.js';
import type { BlogPost } from './blog-post.entity.js';
import type { PostForm } from './post-form.schema.js';
import { PostText } from './post-text.js';

/** Each as the bytes of a file that was sent, or encoded already. */
export interface PostPictures {
  desktop?: Buffer | Picture;
  mobile?: Buffer | Picture;
}

/** The part of a post that takes work before it can be stored; a column that does not change is missing. */
export interface PostContent {
  columns: Partial<Pick<BlogPost, 'feature_image' | 'mb_image' | 'description'>>;
  pictures: Picture[];
}

@Injectable()
export class PostContents {
  constructor(
    private readonly text: PostText,
    private readonly encoder: PictureEncoder,
  ) {}

  /** Decodes and cleans everything and stores nothing. @throws for a picture or text that cannot be used */
  async prepare(form: PostForm, sent: PostPictures, old?: BlogPost): Promise<PostContent> {
    const text = await this.text.prepare(form.description ?? '');
    const { desktop, mobile } = await this.encode(sent, old);
    const columns: PostContent['columns'] = {};
    if (text.description) columns.description = text.description;
    if (desktop) columns.feature_image = picturePath(desktop.name);
    if (mobile) columns.mb_image = picturePath(mobile.name);
    return {
      columns,
      pictures: [...text.pictures, ...[desktop, mobile].filter((picture) => picture !== undefined)],
    };
  }

  private async encode(
    { desktop, mobile }: PostPictures,
    old?: BlogPost,
  ): Promise<{ desktop?: Picture; mobile?: Picture }> {
    if (Buffer.isBuffer(desktop) && !mobile && wantsCut(old))
      return this.encoder.encodeWithMobile(desktop, 'feature_image');
    const [desktopPicture, mobilePicture] = await Promise.all([
      desktop && this.encoded(desktop, 'feature_image'),
      mobile && this.encoded(mobile, 'mb_image'),
    ]);
    return { desktop: desktopPicture, mobile: mobilePicture };
  }

  private async encoded(picture: Buffer | Picture, field: string): Promise<Picture> {
    return Buffer.isBuffer(picture) ? this.encoder.encode(picture, field) : picture;
  }
}

/** Every stored picture that a post shows, each once. */
export function picturesOf(post: Pick<BlogPost, 'feature_image' | 'mb_image' | 'description'>): string[] {
  const named = [nameInPath(post.feature_image), nameInPath(post.mb_image), ...namesInHtml(post.description)];
  return [...new Set(named.filter((name) => name !== undefined))];
}

/** A mobile picture that somebody chose stays; one that was cut from the old desktop picture is cut anew. */
function wantsCut(old?: BlogPost): boolean {
  return !old || old.mb_image === '' || haveSameSource(old.mb_image, old.feature_image);
}
