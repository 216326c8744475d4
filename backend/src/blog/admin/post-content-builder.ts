import { Injectable } from '@nestjs/common';
import { ImageStore, bytesOf } from '../../pictures/image-store.js';
import type { FocalPoint } from '../../pictures/encoding/mobile-cut.js';
import { type Picture, PictureEncoder } from '../../pictures/encoding/picture-encoder.js';
import { nameInPath, namesInDescription, picturePath, sourceOf } from '../../pictures/picture-name.js';
import type { BlogPost } from '../blog-post.entity.js';
import type { PostForm } from './post-form.schema.js';
import { PostText } from '../text/post-text.js';

/** Each as the bytes of a file that was sent, or encoded already. */
export interface PostPictures {
  desktop?: Buffer | Picture;
  mobile?: Buffer | Picture;
}

type Columns = Pick<
  BlogPost,
  'feature_image' | 'mb_image' | 'description' | 'focal_x' | 'focal_y' | 'mobile_is_cut'
>;

/** The part of a post that takes work before it can be stored; a column that does not change is missing. */
export interface PostContent {
  columns: Partial<Columns>;
  pictures: Picture[];
}

interface Cut {
  /** The middle unless it is given. */
  point: FocalPoint | undefined;
  /** Also in place of a mobile picture that somebody chose. */
  isWanted: boolean;
}

interface Encoded {
  desktop?: Picture;
  mobile?: Picture;
  isCut?: boolean;
}

@Injectable()
export class PostContentBuilder {
  constructor(
    private readonly text: PostText,
    private readonly encoder: PictureEncoder,
    private readonly store: ImageStore,
  ) {}

  /** Decodes and cleans everything and stores nothing. @throws for a picture or text that cannot be used */
  async prepare(form: PostForm, sent: PostPictures, old?: BlogPost): Promise<PostContent> {
    const text = await this.text.prepare(form.description ?? '');
    const columns = focalColumns(form, sent, old);
    const cut = { point: pointOf(columns), isWanted: form.mobile_is_cut === true };
    const { desktop, mobile, isCut = false } = await this.encode(sent, cut, old);
    if (text.description) columns.description = text.description;
    if (desktop) columns.feature_image = picturePath(desktop.name);
    if (mobile) Object.assign(columns, { mb_image: picturePath(mobile.name), mobile_is_cut: isCut });
    return {
      columns,
      pictures: [...text.pictures, ...[desktop, mobile].filter((picture) => picture !== undefined)],
    };
  }

  private async encode(
    { desktop, mobile }: PostPictures,
    { point, isWanted }: Cut,
    old?: BlogPost,
  ): Promise<Encoded> {
    const mayCut = !mobile && (isWanted || isWithoutOwnMobile(old));
    if (Buffer.isBuffer(desktop) && mayCut)
      return { ...(await this.encoder.encodeWithMobile(desktop, 'feature_image', point)), isCut: true };
    if (!desktop && mayCut && old && (hasMoved(point, pointOf(old)) || !old.mobile_is_cut))
      return { mobile: await this.cutAnew(old, point), isCut: true };
    const [desktopPicture, mobilePicture] = await Promise.all([
      desktop && this.encoded(desktop, 'feature_image'),
      mobile && this.encoded(mobile, 'mb_image'),
    ]);
    const isCut =
      desktopPicture && mobilePicture && sourceOf(desktopPicture.name) === sourceOf(mobilePicture.name);
    return { desktop: desktopPicture, mobile: mobilePicture, isCut };
  }

  private async encoded(picture: Buffer | Picture, field: string): Promise<Picture> {
    return Buffer.isBuffer(picture) ? this.encoder.encode(picture, field) : picture;
  }

  /** Undefined, so that everything stays, when there is no desktop picture. */
  private async cutAnew({ feature_image }: BlogPost, point?: FocalPoint): Promise<Picture | undefined> {
    const name = nameInPath(feature_image);
    if (!name) return undefined;
    const stored = await this.store.read(`${name}.webp`);
    return stored && this.encoder.cutMobile(await bytesOf(stored), name, point);
  }
}

/** Every stored picture that a post shows, each once. */
export function picturesOf(post: Pick<BlogPost, 'feature_image' | 'mb_image' | 'description'>): string[] {
  const named = [
    nameInPath(post.feature_image),
    nameInPath(post.mb_image),
    ...namesInDescription(post.description),
  ];
  return [...new Set(named.filter((name) => name !== undefined))];
}

/** A mobile picture that somebody chose stays; one that was cut from the old desktop picture is cut anew. */
function isWithoutOwnMobile(old?: BlogPost): boolean {
  return !old || old.mb_image === '' || old.mobile_is_cut;
}

/** A point of one picture says nothing about the next one. */
function focalColumns(form: PostForm, { desktop }: PostPictures, old?: BlogPost): Partial<Columns> {
  const kept = desktop ? undefined : old;
  return { focal_x: form.focal_x ?? kept?.focal_x ?? null, focal_y: form.focal_y ?? kept?.focal_y ?? null };
}

/** Where only one of the two was said the other is the middle. */
function pointOf({ focal_x = null, focal_y = null }: Partial<Columns>): FocalPoint | undefined {
  return focal_x === null && focal_y === null ? undefined : { x: focal_x ?? 50, y: focal_y ?? 50 };
}

function hasMoved(point: FocalPoint | undefined, before: FocalPoint | undefined): boolean {
  return point?.x !== before?.x || point?.y !== before?.y;
}
