import type { Sharp } from 'sharp';

/** The last ones are for sources that are smaller than any WebP of that look. */
const QUALITIES = [80, 65, 50, 35, 20, 10, 1];
/** Of 0 to 6. At 4 a file is 3 % smaller and takes twice as long. */
const EFFORT = 2;

/**
 * The best that is not larger than what came in: somebody who has made a picture small gets it no larger. It is encoded
 * again in any case, because nothing else of a file may be kept. The smallest when none is small enough.
 */
export async function encodeWebp(picture: Sharp, maxBytes: number): Promise<Buffer> {
  const first = await webp(picture, { quality: QUALITIES[0] });
  if (first.length <= maxBytes) return first;
  // Of drawings this is the smaller one, and looks best.
  const lossless = await webp(picture, { lossless: true });
  if (lossless.length <= maxBytes) return lossless;
  let smallest = first.length < lossless.length ? first : lossless;
  for (const quality of QUALITIES.slice(1)) {
    const body = await webp(picture, { quality });
    if (body.length < smallest.length) smallest = body;
    if (smallest.length <= maxBytes) break;
  }
  return smallest;
}

function webp(picture: Sharp, options: { quality?: number; lossless?: true }): Promise<Buffer> {
  return picture
    .clone()
    .webp({ ...options, effort: EFFORT })
    .toBuffer();
}
