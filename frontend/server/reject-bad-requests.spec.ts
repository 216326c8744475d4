import { expect, test } from 'vitest';
import { flawOfUrl } from './reject-bad-requests.ts';

test.each([
  '/',
  '/blogs?search=%25',
  '/blog/%E0%A4%98%E0%A4%B0',
  '/a//b',
  '/blogs?search=a&page=2&utm_source=b',
  '/blogs?search=why?&page=2',
  `/blogs?search=${encodeURIComponent('घ'.repeat(500))}`,
])('%s is served', (url) => {
  expect(flawOfUrl(url)).toBeUndefined();
});

test.each([
  ['/%00', 400],
  ['/%E0%A4%A', 400],
  ['//evil.example', 400],
  ['/%2Fevil.example', 400],
  ['/\\evil.example', 400],
  ['/%5Cevil.example', 400],
  ['http://evil.example/', 400],
  ['*', 400],
  ['/a%0d%0aSet-Cookie:b', 400],
  [`/${'a'.repeat(10_000)}`, 400],
  [`/?${'a&'.repeat(1000)}`, 400],
  [`/??${'a&'.repeat(1000)}`, 400],
  ['/?hasOwnProperty=1&utm_source=x', 400],
  ['/?%68asOwnProperty=1', 400],
])('%s is refused with %i', (url, status) => {
  expect(flawOfUrl(url)?.status).toBe(status);
});
