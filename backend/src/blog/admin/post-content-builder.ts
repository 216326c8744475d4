import { Injectable } from '@nestjs/common';
import type { FocalPoint, Picture } from '../../pictures/picture.js';
import type { Reservation } from '../../pictures/picture-claims.js';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { nameInPath, namesInDescription, picturePath, sourceHashOf } from '../../pictures/picture-name.js';
import { StoredPictures } from '../../pictures/stored-pictures.js';
import type { BlogPost } from '../blog-post.entity.js';
import type { PostForm } from '../post-form.schema.js';
import { PostText } from '../text/post-text.js';

export interface PostPictures {
  desktop?: Buffer | Picture;
  mobile?: Buffer | Picture;
  /** As they were called where they came from. */
  fileNames?: { desktop: string; mobile: string };
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

/** Names of stored pictures in the place of others. */
interface Chosen {
  desktop?: string | undefined;
  mobile?: string | undefined;
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

  async build(form: PostForm, sent: PostPictures, old?: Columns): Promise<PostContent> {
    const text = await this.text.prepare(form.description ?? '');
    const cleared = clearedColumns(form, old);
    const kept = old && { ...old, ...cleared };
    const chosen = chosenIn(form, sent, kept);
    const focal = focalColumns(form, sent.desktop ?? chosen.desktop, kept);
    const columns: Partial<Columns> = { ...cleared, ...focal };
    const cut = { point: pointOf(columns), isWanted: form.mobile_is_cut === true };
    const { desktop, mobile, isCut = false } = await this.encode(sent, chosen, cut, kept);
    if (text.description || isBlankPutBack(form)) columns.description = text.description;
    const desktopName = desktop?.name ?? chosen.desktop;
    const mobileName = mobile?.name ?? chosen.mobile;
    if (desktopName) columns.feature_image = picturePath(desktopName);
    if (mobileName) Object.assign(columns, { mb_image: picturePath(mobileName), mobile_is_cut: isCut });
    const newPictures = [...text.pictures, desktop, mobile].filter((picture) => picture !== undefined);
    return { columns, reservation: { names: picturesOf(columns), newPictures } };
  }

  private async encode(
    { desktop, mobile }: PostPictures,
    chosen: Chosen,
    { point, isWanted }: Cut,
    old?: Columns,
  ): Promise<Encoded> {
    const mayCut = !mobile && !chosen.mobile && (isWanted || isWithoutOwnMobile(old));
    if (Buffer.isBuffer(desktop) && mayCut)
      return { ...(await this.encoder.encodeWithMobile(desktop, 'feature_image', point)), isCut: true };
    const name = chosen.desktop ?? (old && nameInPath(old.feature_image));
    const isCutOld = chosen.desktop !== undefined || isMoved(point, pointOf(old)) || !old?.mobile_is_cut;
    if (!desktop && mayCut && name && isCutOld)
      return { mobile: await this.stored.cutMobile(name, point), isCut: true };
    const [desktopPicture, mobilePicture] = await Promise.all([
      desktop && this.encoded(desktop, 'feature_image'),
      mobile && this.encoded(mobile, 'mb_image'),
    ]);
    const isCut =
      desktopPicture &&
      mobilePicture &&
      sourceHashOf(desktopPicture.name) === sourceHashOf(mobilePicture.name);
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

function isWithoutOwnMobile(old?: Columns): boolean {
  return !old || old.mb_image === '' || old.mobile_is_cut;
}

/** Files win over them, and so does a wanted cut over a mobile picture. */
function chosenIn(form: PostForm, sent: PostPictures, old?: Columns): Chosen {
  const chosen: Chosen = {};
  const { feature_image_path: desktop, mb_image_path: mobile } = form;
  if (desktop && !sent.desktop && desktop !== old?.feature_image) chosen.desktop = nameInPath(desktop);
  if (mobile && !sent.mobile && mobile !== old?.mb_image && !form.mobile_is_cut)
    chosen.mobile = nameInPath(mobile);
  return chosen;
}

function clearedColumns(form: PostForm, old?: Columns): Partial<Columns> {
  const isWithoutDesktop = form.feature_image_cleared === true;
  const isWithoutMobile = form.mb_image_cleared || (isWithoutDesktop && old?.mobile_is_cut);
  return {
    ...(isWithoutDesktop && { feature_image: '', focal_x: null, focal_y: null }),
    ...(isWithoutMobile && { mb_image: '', mobile_is_cut: false }),
  };
}

/** Otherwise a blank text keeps the one that is there. */
function isBlankPutBack({ restored_from, description }: PostForm): boolean {
  return restored_from !== undefined && typeof description === 'string';
}

/** A point of one picture says nothing about the next one. */
function focalColumns(
  form: PostForm,
  desktop: PostPictures['desktop'] | string,
  old?: Columns,
): Partial<Columns> {
  const before = desktop ? undefined : old;
  return {
    focal_x: form.focal_x ?? before?.focal_x ?? null,
    focal_y: form.focal_y ?? before?.focal_y ?? null,
  };
}

function pointOf({ focal_x = null, focal_y = null }: Partial<Columns> = {}): FocalPoint | undefined {
  return focal_x === null && focal_y === null ? undefined : { x: focal_x ?? 50, y: focal_y ?? 50 };
}

function isMoved(point: FocalPoint | undefined, before: FocalPoint | undefined): boolean {
  return point?.x !== before?.x || point?.y !== before?.y;
}
