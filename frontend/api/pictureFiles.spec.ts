import { expect, test } from 'vitest';
import { largestFile, pictureFiles, pictureSet } from './pictureFiles.ts';

test('a photograph of the site has its size, its colour and its files', () => {
  const files = pictureFiles('projects/sector-108-residence/01.jpg');
  expect(files).toMatchObject({ width: 1440, height: 960, tone: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(largestFile(files, 'avif')).toMatch(/^\/assets\/pictures\/projects\/.+-1440\.avif$/);
});

test('an uploaded picture has the files that the backend made', () => {
  const files = pictureFiles('uploads/ab-2000x1000.webp');
  expect(files).toMatchObject({ width: 2000, height: 1000 });
  expect(pictureSet(files, 'avif')).toMatch(/^\/api\/uploads\/ab-2000x1000-\d+\.avif \d+w, /);
  expect(pictureSet(files, 'avif')).toMatch(/, \/api\/uploads\/ab-2000x1000\.avif 2000w$/);
});

test('a picture that is shown small has no files that are larger than any screen shows', () => {
  const files = pictureFiles('projects/sector-108-residence/01.jpg');
  const widths = (sizes: string) => pictureSet(files, 'avif', sizes).match(/\d+w/g);
  expect(widths('60px')?.at(-1)).toBe('480w');
  expect(widths('(min-width: 60px) 200px, 100vw')?.at(-1)).toBe('1440w');
});
