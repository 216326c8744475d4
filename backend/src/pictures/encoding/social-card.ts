import type { Sharp } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** Bytes; several sites show no picture that is larger. */
const LARGEST = 300_000;
const FIRST_QUALITY = 80;
const LAST_QUALITY = 20;
const STEP = 15;

/** What other sites show beside a link to a page with this picture. */
export async function socialCard(picture: Sharp, quality = FIRST_QUALITY): Promise<Buffer> {
  const card = await picture
    .clone()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  const isSmallEnough = card.length < LARGEST || quality <= LAST_QUALITY;
  return isSmallEnough ? card : socialCard(picture, quality - STEP);
}
