import { expect, test } from 'vitest';
import { uploadedPicture } from './uploadedPicture.ts';

test('a large picture has its size and all of its files', () => {
  expect(uploadedPicture('uploads/ab12-1600x900.webp')).toEqual({
    src: '/api/uploads/ab12-1600x900.webp',
    avif: '/api/uploads/ab12-1600x900-480.avif 480w, /api/uploads/ab12-1600x900-960.avif 960w, /api/uploads/ab12-1600x900.avif 1600w',
    webp: '/api/uploads/ab12-1600x900-480.webp 480w, /api/uploads/ab12-1600x900-960.webp 960w, /api/uploads/ab12-1600x900.webp 1600w',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    thumbnail: '/api/uploads/ab12-1600x900-480.webp',
  });
});

test('a picture of exactly 480 has one file', () => {
  expect(uploadedPicture('uploads/ab12-480x300.webp')?.webp).toBe('/api/uploads/ab12-480x300.webp 480w');
});

test('no path is no picture', () => {
  expect(uploadedPicture('')).toBeUndefined();
});
