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
