import { createHash } from 'node:crypto';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { heicPicture } from 'content/heicRefused';
import sharp, { type Metadata } from 'sharp';
import { ValidationError, fieldMessage } from '../../errors/validation-error.js';
import { studio } from '../../studio/studio.js';
import { isHeic } from '../is-heic.js';
import { MAX_PIXELS, maxPixels } from './max-pixels.js';

/** Upright, in sRGB, at most as large as it will ever be shown. */
export interface Pixels {
  sourceHash: string;
  /** Of its WebP, if that does not show; of an AVIF without end, because WebP is the larger kind. */
  maxBytes: number;
  isLossless: boolean;
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** WebP ends at 16,383. */
const MAX_HEIGHT = 4_800;
const NO_PICTURE =
  'That file is no picture this site can show. Please choose a JPEG, PNG, WebP, GIF or AVIF.';
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

// Only these decoders can be reached, whatever a file claims to be: no SVG, PDF or TIFF is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
sharp.concurrency(1);

const MAX_SHOWN_SIZE = { width: studio.pictures.maxWidth, height: MAX_HEIGHT };

/** @throws for a file that is no picture this site can show; `field` is named in the message */
export async function decodePicture(
  source: Buffer,
  field: string,
  largest = MAX_SHOWN_SIZE,
): Promise<Pixels> {
  const { format } = await readHeader(source, field);
  try {
    const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sourceHash = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const maxBytes = format === 'heif' ? Infinity : source.length;
    return { sourceHash, maxBytes, isLossless: isLossless(source, format), data, info };
  } catch {
    throw damaged(field);
  }
}

const HEAD_BYTES = 64;

function isLossless(source: Buffer, format: string): boolean {
  return format === 'png' || format === 'gif' || source.subarray(0, HEAD_BYTES).includes('VP8L');
}

async function readHeader(source: Buffer, field: string): Promise<Metadata> {
  if (source.length === 0) throw damaged(field);
  if (isHeic(source)) throw unsupported(field, heicPicture);
  const header = await sharp(source, { limitInputPixels: false }).metadata().catch(toError);
  if (header instanceof Error) {
    if (!header.message.includes('unsupported image format')) throw damaged(field);
    throw unsupported(field);
  }
  if (!ACCEPTED_FORMATS.has(header.format)) throw unsupported(field);
  const max = maxPixels(header);
  if (header.width * header.height * (header.pages ?? 1) > max)
    throw new PayloadTooLargeException(fieldMessage(field, tooManyPixels(max)));
  return header;
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function unsupported(field: string, sentence = NO_PICTURE): UnsupportedMediaTypeException {
  return new UnsupportedMediaTypeException(fieldMessage(field, sentence));
}

function tooManyPixels(max: number): string {
  const megapixels = Math.floor(max / 1_000_000);
  if (max === MAX_PIXELS)
    return `A picture may have at most ${megapixels} megapixels. Please make it smaller.`;
  return `A picture of this kind may have at most ${megapixels} megapixels. Please make it smaller, or save it as an ordinary JPEG.`;
}

function damaged(field: string): ValidationError {
  return new ValidationError({
    [field]: 'That picture is damaged or incomplete. Please choose another file.',
  });
}
