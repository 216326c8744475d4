import express from 'express';
import { expect, test, vi } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { readEnv } from '../env.ts';
import { PageRenderer } from './page-renderer.ts';
import { upstream } from '../test/upstream.ts';

const page = (statusCode: number, ...headers: [string, string][]) => ({
  httpResponse: { statusCode, headers, body: '<p>A page.</p>' },
});
const pages = new Map([
  ['/projects', page(200, ['Cache-Control', 'public'])],
  ['/projects?a=/', page(200)],
  ['/admin', page(200)],
  ['/blog/former', page(301, ['Location', '/blog/now'])],
]);
const rendered: string[] = [];
vi.mock('vike/server', () => ({
  renderPage: async ({ urlOriginal }: { urlOriginal: string }) => {
    rendered.push(urlOriginal);
    return pages.get(urlOriginal) ?? page(404);
  },
}));

/** What is answered to each, and which addresses were asked about, which counts a visit of each. */
async function visit(isBuilt: boolean, ...paths: string[]) {
  const asked: string[] = [];
  const backend = await upstream(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://backend');
    response.setHeader('ETag', '"1"');
    if (!pathname.endsWith('/old-address')) return response.end(JSON.stringify({ data: {} }));
    const old = searchParams.get('path') ?? '';
    asked.push(old);
    response.statusCode = old.startsWith('/old') ? 200 : 404;
    return response.end(JSON.stringify({ data: { to: '/blog/now' } }));
  });
  const renderer = new PageRenderer(
    readEnv({ BACKEND_URL: backend, PAGE_CACHE: 'true' }),
    new BackendClient(backend),
    isBuilt,
  );
  const site = await upstream(express().use((request, response) => renderer.send(request, response)));
  const answers: string[] = [];
  const caching: (string | null)[] = [];
  for (const path of paths) {
    const { status, headers } = await fetch(site + path, { redirect: 'manual' });
    answers.push(`${status} ${headers.get('Location') ?? ''}`.trim());
    caching.push(headers.get('Cache-Control'));
  }
  return { answers, asked, caching };
}

test.each([
  ['/projects', '200', []],
  ['/projects/', '301 /projects', []],
  ['/projects/?a=/', '301 /projects?a=/', []],
  ['/old', '301 /blog/now', ['/old']],
  ['/old/', '301 /blog/now', ['/old']],
  ['/old//', '301 /blog/now', ['/old']],
  ['/blog/former/', '301 /blog/now', ['/blog/former']],
  ['/missed/', '404', ['/missed']],
])('%s is answered in one step, and counted once: %s', async (path, answer, asked) => {
  const visited = await visit(false, path);
  expect(visited.answers).toEqual([answer]);
  await vi.waitFor(() => expect(visited.asked).toEqual(asked));
});

test('a page whose address has a slash at its end is rendered once for all who come by it', async () => {
  rendered.splice(0);
  const { answers } = await visit(true, '/projects/', '/projects//', '/projects');
  expect(answers).toEqual(['301 /projects', '301 /projects', '200']);
  expect(rendered).toEqual(['/projects']);
});

test('a shared cache keeps the redirect of a page, and none of the staff area', async () => {
  const { caching } = await visit(true, '/projects/', '/admin/');
  expect(caching).toEqual([expect.stringContaining('s-maxage=1'), 'no-store']);
});
