// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { findProject } from './findProject.ts';

test.each([
  ['/projects', '#sector-121-apartment', ['/projects/sector-121-apartment']],
  ['/projects', '#pale-ash', []],
  ['/projects', '', []],
  ['/about-us', '#sector-121-apartment', []],
])('at %s%s a block that is not there leads to %o', (pathname, hash, pages) => {
  const replace = vi.fn<(href: string) => void>();
  vi.stubGlobal('location', { pathname, hash, replace });
  document.body.innerHTML = '<article id="pale-ash"></article>';
  findProject();
  expect(replace.mock.calls.flat()).toEqual(pages);
});
