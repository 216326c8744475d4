import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPicture, projectPictures, projects } from './projects.ts';

const photographs = new URL('../assets/photographs/', import.meta.url);

test('the six projects have exactly 11, 16, 17, 8, 10 and 9 pictures', () => {
  expect(projects.map((project) => projectPictures(project).length)).toEqual([11, 16, 17, 8, 10, 9]);
});

test('every picture of a project is a photograph with a caption of its own', () => {
  const pictures = projects.flatMap((project) => projectPictures(project));
  expect(pictures.filter(({ src }) => !existsSync(new URL(src, photographs)))).toEqual([]);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  expect(pictures.filter(({ alt }) => /^Image \d/.test(alt))).toEqual([]);
});

test('a picture without a caption is told by its number', () => {
  expect(projectPicture('sector-121-apartment', 10).alt).toBe('Image 10');
});
