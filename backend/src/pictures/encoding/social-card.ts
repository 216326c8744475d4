import type { Sharp } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** Bytes; several sites ignore larger ones. */
const MAX_BYTES = 300_000;
const MAX_QUALITY = 80;
const MIN_QUALITY = 20;
const QUALITY_STEP = 15;

export async function socialCard(picture: Sharp, quality = MAX_QUALITY): Promise<Buffer> {
  const card = await picture
    .clone()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  const isSmallEnough = card.length < MAX_BYTES || quality <= MIN_QUALITY;
  return isSmallEnough ? card : socialCard(picture, quality - QUALITY_STEP);
}
