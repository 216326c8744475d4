import { expect, test } from 'vitest';
import { banners } from '../../content/media.ts';
import { pictureSlide } from './pictureSlide.ts';

const { src, alt } = banners.projects;

test.each(['avif', 'webp'] as const)('a slide offers its picture as %s at every width there is', (format) => {
  const slide = pictureSlide({ src, alt }, format);
  expect(slide.srcSet.map(({ width }) => width)).toEqual([480, 800, 1200, 1440, 1920]);
  expect(slide.srcSet.filter((source) => !source.src.endsWith(`-${source.width}.${format}`))).toEqual([]);
});

test('a slide is as large as its photograph and keeps its shape', () => {
  const slide = pictureSlide({ src, alt }, 'avif');
  expect(slide).toMatchObject({ width: 1920, height: 720, alt });
  expect(slide.srcSet[0]).toMatchObject({ width: 480, height: 180 });
});
