// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { findProject } from './findProject.ts';

test.each([
  ['/projects', '#sector-121-apartment', 200, ['/projects/sector-121-apartment']],
  ['/projects', '#no-such-project', 404, []],
  ['/projects', '#pale-ash', 200, []],
  ['/projects', '', 200, []],
  ['/about-us', '#sector-121-apartment', 200, []],
])('at %s%s, whose own page answers %i, a block that is not there leads to %o', async (...found) => {
  const [pathname, hash, status, pages] = found;
  const replace = vi.fn<(href: string) => void>();
  vi.stubGlobal('location', { pathname, hash, replace });
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = '<article id="pale-ash"></article>';
  await findProject();
  expect(replace.mock.calls.flat()).toEqual(pages);
  for (const [address] of asked.mock.calls) expect(address).toBe(`/api/projects/${hash.slice(1)}`);
  vi.unstubAllGlobals();
});
