import type { Metadata } from 'sharp';

/** Together with four forms in memory this stays within the 512 MB of the container. */
const MAX_DECODE_BYTES = 100_000_000;
/** The largest picture of the cameras that are sold as of 50 megapixels. */
export const MAX_PIXELS = 8192 * 6144;
/** Measured. */
const AVIF_BYTES_PER_PIXEL = 19;
const GIF_BYTES_PER_PIXEL = 6;
/** For each of three colours, until the last of them has come. */
const PROGRESSIVE_JPEG_BYTES_PER_PIXEL = 6;

type Header = Pick<Metadata, 'format' | 'isProgressive' | 'channels' | 'depth' | 'chromaSubsampling'>;

export function maxPixels(header: Header): number {
  return Math.min(MAX_PIXELS, Math.floor(MAX_DECODE_BYTES / bytesPerPixel(header)));
}

function bytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Header): number {
  if (format === 'heif') return AVIF_BYTES_PER_PIXEL;
  if (format === 'gif') return GIF_BYTES_PER_PIXEL;
  if (!isProgressive) return 1;
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1) + 2;
  return chromaSubsampling === '4:2:0'
    ? PROGRESSIVE_JPEG_BYTES_PER_PIXEL / 2
    : PROGRESSIVE_JPEG_BYTES_PER_PIXEL;
}
