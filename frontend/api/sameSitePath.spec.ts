import { expect, test } from 'vitest';
import { sameSitePath } from './sameSitePath.ts';

test('a path of this site is kept with its query', () => {
  expect(sameSitePath('/blogs?page=2')).toBe('/blogs?page=2');
});

test.each([
  undefined,
  '',
  'blogs',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/a/..//evil.example',
])('%j leads home', (wanted) => {
  expect(sameSitePath(wanted)).toBe('/');
});
