import { expect, test } from 'vitest';
import { lazyPictures } from './lazyPictures.ts';

test('a picture from elsewhere is only fetched later', () => {
  expect(lazyPictures('<p>a</p><img src="https://example.com/a.png" alt="b">')).toBe(
    '<p>a</p><img loading="lazy" decoding="async" src="https://example.com/a.png" alt="b">',
  );
});

test('a picture of ours keeps its place free, its proportions and comes in the right size', () => {
  const text = lazyPictures('<img src="/api/uploads/ab-800x600.webp" alt="">');
  expect(text).toContain(
    '<source type="image/avif" srcset="/api/uploads/ab-800x600-480.avif 480w, /api/uploads/ab-800x600.avif 800w"',
  );
  expect(text).toContain(
    'width="800" height="600" style="max-width:min(100%,150svh*800/600)" srcset="/api/uploads/ab-800x600-480.webp 480w, /api/uploads/ab-800x600.webp 800w"',
  );
});

test('text that looks like a picture stays text', () => {
  expect(lazyPictures('<p>&lt;img src=x&gt;</p>')).toBe('<p>&lt;img src=x&gt;</p>');
});
