import sharp from 'sharp';

/** Noise, so that no two are alike and none compresses to nothing. */
export function newPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer();
}

/** Whether a WebP is as long as its header tells. */
export function isWhole(webp: Buffer): boolean {
  return webp.toString('latin1', 0, 4) === 'RIFF' && webp.readUInt32LE(4) + 8 === webp.length;
}
