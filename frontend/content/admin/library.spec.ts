import { expect, test } from 'vitest';
import { library } from './library.ts';

const { replacing } = library;

test('the places a new picture goes to are counted and named once each', () => {
  const post = { kind: 'blog', title: 'The counter is too low' } as const;
  const project = { kind: 'project', title: 'The Verandah Flat' } as const;
  expect(replacing.goesTo([project, post, post])).toBe(
    'The new picture goes to 3 places at once: The Verandah Flat (project) and “The counter is too low” (blog).',
  );
  expect(replacing.yes(1)).toBe('Replace in 1 place');
});

test('a size in bytes that is not known is left out', () => {
  expect(library.facts('1440 x 960', false)).toBe('1440 x 960 px.');
  expect(library.facts('1440 x 960', '248 kB')).toBe('1440 x 960 px, 248 kB.');
});

test('who added a picture is said where it is known', () => {
  expect(library.added('Monday', 'Meera Kohli')).toBe('Added on Monday by Meera Kohli.');
  expect(library.added('Monday', null)).toBe('Added on Monday.');
});
