import type { Sharp } from 'sharp';
import type { FocalPoint } from '../picture.js';
import { cutAround } from './cut-around.js';

export const CARD_SIZE = { width: 1200, height: 630 };
/** Bytes; several sites ignore larger ones. */
const MAX_BYTES = 300_000;
const MAX_QUALITY = 80;
const MIN_QUALITY = 20;
const QUALITY_STEP = 15;

/** @param point the middle unless given */
export async function socialCard(picture: Sharp, point?: FocalPoint): Promise<Buffer> {
  const { width, height } = await picture.metadata();
  const cut = cutAround({ width, height }, CARD_SIZE.height / CARD_SIZE.width, point);
  return encode(picture.clone().extract(cut), MAX_QUALITY);
}

async function encode(part: Sharp, quality: number): Promise<Buffer> {
  const card = await part
    .clone()
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  const isSmallEnough = card.length < MAX_BYTES || quality <= MIN_QUALITY;
  return isSmallEnough ? card : encode(part, quality - QUALITY_STEP);
}
