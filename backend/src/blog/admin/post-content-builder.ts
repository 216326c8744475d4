import { Injectable } from '@nestjs/common';
import type { FocalPoint, Picture } from '../../pictures/picture.js';
import type { Reservation } from '../../pictures/picture-claims.js';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { nameInPath, namesInDescription, picturePath, sourceOf } from '../../pictures/picture-name.js';
import { StoredPictures } from '../../pictures/stored-pictures.js';
import type { BlogPost } from '../blog-post.entity.js';
import type { PostForm } from './post-form.schema.js';
import { PostText } from '../text/post-text.js';

export interface PostPictures {
  desktop?: Buffer | Picture;
  mobile?: Buffer | Picture;
}

type Columns = Pick<
  BlogPost,
  'feature_image' | 'mb_image' | 'description' | 'focal_x' | 'focal_y' | 'mobile_is_cut'
>;

export interface PostContent {
  /** A column that does not change is missing. */
  columns: Partial<Columns>;
  reservation: Reservation;
}

interface Cut {
  point: FocalPoint | undefined;
  /** Also in place of a chosen mobile picture. */
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
    private readonly stored: StoredPictures,
  ) {}

  async build(form: PostForm, sent: PostPictures, old?: BlogPost): Promise<PostContent> {
    const text = await this.text.prepare(form.description ?? '');
    const columns = focalColumns(form, sent, old);
    const cut = { point: pointOf(columns), isWanted: form.mobile_is_cut === true };
    const { desktop, mobile, isCut = false } = await this.encode(sent, cut, old);
    if (text.description) columns.description = text.description;
    if (desktop) columns.feature_image = picturePath(desktop.name);
    if (mobile) Object.assign(columns, { mb_image: picturePath(mobile.name), mobile_is_cut: isCut });
    const newPictures = [...text.pictures, desktop, mobile].filter((picture) => picture !== undefined);
    return { columns, reservation: { names: picturesOf(columns), newPictures } };
  }

  private async encode(
    { desktop, mobile }: PostPictures,
    { point, isWanted }: Cut,
    old?: BlogPost,
  ): Promise<Encoded> {
    const mayCut = !mobile && (isWanted || isWithoutOwnMobile(old));
    if (Buffer.isBuffer(desktop) && mayCut)
      return { ...(await this.encoder.encodeWithMobile(desktop, 'feature_image', point)), isCut: true };
    const name = old && nameInPath(old.feature_image);
    if (!desktop && mayCut && name && (isMoved(point, pointOf(old)) || !old.mobile_is_cut))
      return { mobile: await this.stored.cutMobile(name, point), isCut: true };
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
}

export function picturesOf({
  feature_image = '',
  mb_image = '',
  description = '',
}: Partial<Columns>): string[] {
  const named = [nameInPath(feature_image), nameInPath(mb_image), ...namesInDescription(description)];
  return [...new Set(named.filter((name) => name !== undefined))];
}

function isWithoutOwnMobile(old?: BlogPost): boolean {
  return !old || old.mb_image === '' || old.mobile_is_cut;
}

/** A point of one picture says nothing about the next one. */
function focalColumns(form: PostForm, { desktop }: PostPictures, old?: BlogPost): Partial<Columns> {
  const before = desktop ? undefined : old;
  return {
    focal_x: form.focal_x ?? before?.focal_x ?? null,
    focal_y: form.focal_y ?? before?.focal_y ?? null,
  };
}

function pointOf({ focal_x = null, focal_y = null }: Partial<Columns>): FocalPoint | undefined {
  return focal_x === null && focal_y === null ? undefined : { x: focal_x ?? 50, y: focal_y ?? 50 };
}

function isMoved(point: FocalPoint | undefined, before: FocalPoint | undefined): boolean {
  return point?.x !== before?.x || point?.y !== before?.y;
}
