import { createHash } from 'node:crypto';
import { Injectable, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { ValidationError, fieldMessage } from '../errors/validation-error.js';
import { Semaphore } from '../throttle/semaphore.js';
import { MAX_PIXELS, maxPixels } from './decoding-cost.js';
import { type FocalPoint, hashOfCut, mobileCut } from './mobile-cut.js';
import { LARGEST_WIDTH, pictureFiles, pictureName, socialFile, sourceOf } from './picture-name.js';
import { socialCard } from './social-card.js';

export interface PictureFile {
  file: string;
  body: Buffer;
}

/** A picture ready for the store. */
export interface Picture {
  name: string;
  files: PictureFile[];
}

/** Decoded, upright, in sRGB, at most as large as it will ever be shown. */
interface Pixels {
  sourceHash: string;
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A side longer than this is no photograph, and WebP ends at 16,383. */
const LARGEST_HEIGHT = 4_800;
const QUALITY = 80;
/** Of 0 to 6. At 4 a file is 3 % smaller and takes twice as long. */
const EFFORT = 2;
const TAKEN = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

// The content decides what a file is, and only these decoders are there to be asked: no SVG, PDF or TIFF is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
sharp.concurrency(1);

@Injectable()
export class PictureEncoder {
  /** A picture may take 100 MB while it is decoded. */
  private readonly semaphore = new Semaphore(1);

  /** @param field named in the message when the picture is damaged */
  encode(source: Buffer, field: string): Promise<Picture> {
    return this.semaphore.run(async () => inFiles(await decode(source, field)));
  }

  /** The desktop picture and the upright one cut from it. @param point in the middle of both unless given */
  encodeWithMobile(
    source: Buffer,
    field: string,
    point?: FocalPoint,
  ): Promise<{ desktop: Picture; mobile: Picture }> {
    return this.semaphore.run(async () => {
      const pixels = await decode(source, field);
      const cut = cutForMobile(pixels, point).then(inFiles);
      const [desktop, mobile] = await Promise.all([inFiles(pixels), cut]);
      return { desktop, mobile };
    });
  }

  /** The upright picture alone, cut anew from a desktop picture that is stored. */
  cutMobile(stored: Buffer, name: string, point?: FocalPoint): Promise<Picture> {
    return this.semaphore.run(async () => {
      const pixels = await decode(stored, 'feature_image');
      return inFiles(await cutForMobile({ ...pixels, sourceHash: sourceOf(name) }, point));
    });
  }
}

async function decode(source: Buffer, field: string): Promise<Pixels> {
  await refuseUnusable(source, field);
  try {
    const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sourceHash = createHash('sha256').update(source).digest('hex').slice(0, 32);
    return { sourceHash, data, info };
  } catch {
    throw damaged(field);
  }
}

/** Looks at the header only, before any pixel is decoded. */
async function refuseUnusable(source: Buffer, field: string): Promise<void> {
  if (source.length === 0) throw damaged(field);
  const header = await sharp(source, { limitInputPixels: false }).metadata().catch(asFailure);
  if (header instanceof Error) {
    if (!header.message.includes('unsupported image format')) throw damaged(field);
    throw notTaken(field);
  }
  if (!TAKEN.has(header.format)) throw notTaken(field);
  const most = maxPixels(header);
  if (header.width * header.height * (header.pages ?? 1) > most)
    throw new PayloadTooLargeException(fieldMessage(field, tooManyPixels(most)));
}

function asFailure(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function notTaken(field: string): UnsupportedMediaTypeException {
  const sentence =
    'That file is no picture this site can show. Please choose a JPEG, PNG, WebP, GIF or AVIF.';
  return new UnsupportedMediaTypeException(fieldMessage(field, sentence));
}

function tooManyPixels(most: number): string {
  return `A picture of this kind may have at most ${Math.floor(most / 1_000_000)} megapixels. Please make it smaller, or save it as an ordinary JPEG.`;
}

function damaged(field: string): ValidationError {
  return new ValidationError({
    [field]: 'That picture is damaged or incomplete. Please choose another file.',
  });
}

async function cutForMobile(pixels: Pixels, point?: FocalPoint): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .extract(mobileCut(pixels.info, point))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { sourceHash: hashOfCut(pixels.sourceHash, point), data, info };
}

async function inFiles(pixels: Pixels): Promise<Picture> {
  const { width: largest, height } = pixels.info;
  const name = pictureName(pixels.sourceHash, largest, height);
  const files = pictureFiles(name).map(async ({ file, width }) => {
    const image = fromPixels(pixels);
    const sized = width < largest ? image.resize({ width }) : image;
    return { file, body: await sized.webp({ quality: QUALITY, effort: EFFORT }).toBuffer() };
  });
  const card = socialCard(fromPixels(pixels)).then((body) => ({ file: socialFile(name), body }));
  return { name, files: await Promise.all([...files, card]) };
}

function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
