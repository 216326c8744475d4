import { expect, test } from 'vitest';
import { pictureLabel } from './pictureLabel.ts';

const added_at = '2026-11-23T09:00:00.000Z';

test('a picture is called by the name it was sent with', () => {
  expect(pictureLabel({ file_name: 'oak.jpg', alt: 'Oak', added_at })).toBe('oak.jpg');
});

test.each([
  ['Oak shelves in a study.', 'Oak shelves in a study.'],
  ['A walnut bed, a lamp, and linen curtains', 'A walnut bed, a lamp, and…'],
  [' ', 'Picture of 23 November 2026'],
])('one that came without a name is called by what it shows, or when it came: %j', (alt, name) => {
  expect(pictureLabel({ file_name: '', alt, added_at })).toBe(name);
});
