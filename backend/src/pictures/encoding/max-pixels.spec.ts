import { maxPixels } from './max-pixels.js';

describe('the most pixels of a picture', () => {
  const photograph = { format: 'jpeg', isProgressive: false, channels: 3, depth: 'uchar' } as const;
  it('are those of a telephone of 50 megapixels', () => {
    expect(maxPixels(photograph)).toBeGreaterThanOrEqual(8192 * 6144);
  });

  it.each([
    ['a photograph', 50, photograph],
    ['a progressive photograph', 33, { ...photograph, isProgressive: true, chromaSubsampling: '4:2:0' }],
    ['one with all its colours', 16, { ...photograph, isProgressive: true, chromaSubsampling: '4:4:4' }],
    ['a PNG', 50, { ...photograph, format: 'png', channels: 4, depth: 'ushort' }],
    ['an interlaced PNG', 20, { ...photograph, format: 'png', isProgressive: true }],
    [
      'a deep interlaced PNG',
      10,
      { ...photograph, format: 'png', isProgressive: true, channels: 4, depth: 'ushort' },
    ],
    ['a GIF', 16, { ...photograph, format: 'gif', channels: 4 }],
    ['an AVIF', 5, { ...photograph, format: 'heif' }],
  ] as const)('of %s are %i million', (_kind, millions, header) => {
    expect(Math.floor(maxPixels(header) / 1_000_000)).toBe(millions);
  });
});
