import express from 'express';
import { expect, test, vi } from 'vitest';
import { BackendClient } from './backend-client.ts';
import { readEnv } from './env.ts';
import { PageRenderer } from './page-renderer.ts';
import { upstream } from './test/upstream.ts';

const page = (statusCode: number, ...headers: [string, string][]) => ({
  httpResponse: { statusCode, headers, body: '' },
});
const pages = new Map([
  ['/projects', page(200, ['Cache-Control', 'public'])],
  ['/projects?a=/', page(200)],
  ['/blog/former', page(301, ['Location', '/blog/now'])],
]);
vi.mock('vike/server', () => ({
  renderPage: async ({ urlOriginal }: { urlOriginal: string }) => pages.get(urlOriginal) ?? page(404),
}));

/** What is answered, and which addresses were asked about, which counts a visit of each. */
async function visit(path: string) {
  const asked: string[] = [];
  const backend = await upstream(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://backend');
    if (!pathname.endsWith('/old-address')) return response.end(JSON.stringify({ data: {} }));
    const old = searchParams.get('path') ?? '';
    asked.push(old);
    response.statusCode = old.startsWith('/old') ? 200 : 404;
    return response.end(JSON.stringify({ data: { to: '/blog/now' } }));
  });
  const renderer = new PageRenderer(readEnv({ BACKEND_URL: backend }), new BackendClient(backend), false);
  const site = await upstream(express().use((request, response) => renderer.send(request, response)));
  const { status, headers } = await fetch(site + path, { redirect: 'manual' });
  return { answer: `${status} ${headers.get('Location') ?? ''}`.trim(), asked };
}

test.each([
  ['/projects', '200', []],
  ['/projects/', '301 /projects', []],
  ['/projects/?a=/', '301 /projects?a=/', []],
  ['/old', '301 /blog/now', ['/old']],
  ['/old/', '301 /blog/now', ['/old/']],
  ['/blog/former/', '301 /blog/now', ['/blog/former/']],
  ['/missed/', '404', ['/missed/']],
])('%s is answered in one step, and counted once: %s', async (path, answer, asked) => {
  const visited = await visit(path);
  expect(visited.answer).toBe(answer);
  await vi.waitFor(() => expect(visited.asked).toEqual(asked));
});
