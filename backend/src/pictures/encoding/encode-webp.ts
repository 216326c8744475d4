import type { Sharp } from 'sharp';

const QUALITY = 80;
/** Of a source that was made small; below it the loss shows. */
const LEAST_QUALITY = 60;
/** Of 0 to 6. At 4 a file is 3 % smaller and takes twice as long. */
const EFFORT = 2;

interface Wanted {
  /** Somebody who has made a picture small gets it no larger, unless that would show. */
  maxBytes: number;
  /** The source has lost nothing yet, as drawings have not. */
  isLossless: boolean;
}

/** It is encoded again in any case, because nothing else of a file may be kept. */
export async function encodeWebp(picture: Sharp, { maxBytes, isLossless }: Wanted): Promise<Buffer> {
  const usual = await webp(picture, { quality: QUALITY });
  if (usual.length <= maxBytes) return usual;
  // Of drawings this is the smaller one, and looks best; of photographs it takes seconds for nothing.
  const exact = isLossless && (await webp(picture, { lossless: true }));
  if (exact && exact.length < usual.length) return exact;
  const least = await webp(picture, { quality: LEAST_QUALITY });
  return least.length < usual.length ? least : usual;
}

function webp(picture: Sharp, options: { quality?: number; lossless?: true }): Promise<Buffer> {
  return picture
    .clone()
    .webp({ ...options, effort: EFFORT })
    .toBuffer();
}
