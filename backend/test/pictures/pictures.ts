import { join } from 'node:path';
import sharp from 'sharp';

let made = 0;

/** A photograph-like picture that no other call has given: its colours differ. */
export function picture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
) {
  made += 1;
  const background = { r: made % 256, g: (process.pid + made * 7) % 256, b: Math.floor(Math.random() * 256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Red on the left, blue on the right. */
export async function twoColours(width: number, height: number): Promise<Buffer> {
  const left = width / 2;
  const half = sharp({ create: { width: left, height, channels: 3, background: 'blue' } });
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: await half.png().toBuffer(), left, top: 0 }])
    .png()
    .toBuffer();
}

/** A real one, whose AVIF is smaller than its WebP: of one colour alone that is chance. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const file = join(import.meta.dirname, '../../../frontend/assets/photographs/home/studio.jpg');
  return sharp(file).resize({ width, height }).jpeg().toBuffer();
}
