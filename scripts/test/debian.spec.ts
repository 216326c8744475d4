import { expect, test } from 'vitest';
import { locate } from './debian.ts';

test.each(['scripts', 'embedded'])('the folder %s here is not taken for a program of that name', (folder) => {
  expect(locate(folder)).toBeUndefined();
});

test('a program is found by its name and by its whole path', () => {
  expect(locate(process.execPath)).toBe(process.execPath);
  expect(locate('sh')).toMatch(/\/sh$/);
});
