import express from 'express';
import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { OldAddresses } from './old-addresses.ts';
import { nobody, upstream } from '../test/upstream.ts';

/** A frontend at which nothing is. */
function siteOf(backend: string): Promise<string> {
  const old = new OldAddresses(new BackendClient(backend));
  return upstream(
    express().use((request, response, next) => {
      old.destinationOf(request).then((to = 'nowhere') => response.end(to), next);
    }),
  );
}

async function ask(backend: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch((await siteOf(backend)) + path, { headers })).text();
}

const leadingTo = (to: unknown, asked: string[] = []) =>
  upstream(({ url = '' }, response) => {
    asked.push(url);
    response.statusCode = to === undefined ? 404 : 200;
    response.end(JSON.stringify({ data: { to } }));
  });

test('the backend hears the path, the host of the page before and whether it is a bot or a refresh, and nothing else', async () => {
  const asked: string[] = [];
  const backend = await leadingTo(undefined, asked);
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  await ask(backend, '/old?mail=a@b.example', {
    Referer: 'https://user:key@www.example.org:8080/private?key=1',
    'User-Agent': browser,
    Cookie: 'key=1',
  });
  await ask(backend, '/?utm_source=mail&p=12');
  await ask(backend, '/?q=12');
  await ask(backend, '/%E0%A4%98', { 'User-Agent': 'Googlebot/2.1', Referer: 'no address' });
  await ask(backend, '/old', { 'User-Agent': browser, 'X-Refresh-Page': '1' });
  await ask(backend, '/old', { 'User-Agent': browser, 'X-Refresh-Page': '0' });
  expect(asked).toEqual([
    '/api/old-address?path=%2Fold&came_from=www.example.org',
    '/api/old-address?path=%2F%3Futm_source%3Dmail%26p%3D12&is_bot=true',
    '/api/old-address?path=%2F&is_bot=true',
    '/api/old-address?path=%2F%25E0%25A4%2598&is_bot=true',
    '/api/old-address?path=%2Fold&is_refresh=true',
    '/api/old-address?path=%2Fold',
  ]);
});

test.each([
  ['/projects', '/old', '/projects'],
  ['/projects', '/old?utm_source=mail', '/projects?utm_source=mail'],
  ['/services?category=x', '/old?utm_source=mail', '/services?category=x'],
  ['https://shop.example/', '/old?utm_source=mail', 'https://shop.example/'],
  ['/projects', '/?p=12&utm_source=mail', '/projects'],
])('to %s: who asks for %s is sent to %s', async (to, path, location) => {
  expect(await ask(await leadingTo(to), path)).toBe(location);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x=1',
  '/घर',
  '',
  7,
])('a browser is never sent to %j, whatever the backend says', async (to) => {
  expect(await ask(await leadingTo(to), '/old')).toBe('nowhere');
});

test.each(['/admin', '/admin/nothing', '/assets/old.js', '/blog/x/index.pageContext.json'])(
  'nobody asks about %s',
  async (path) => {
    const asked: string[] = [];
    expect(await ask(await leadingTo('/projects', asked), path)).toBe('nowhere');
    expect(asked).toEqual([]);
  },
);

test('a backend that is away, or answers something else, leaves the page as it is', async () => {
  expect(await ask(await nobody(), '/old')).toBe('nowhere');
  expect(await ask(await upstream((_, response) => response.end('<p>')), '/old')).toBe('nowhere');
});

test('only so many questions are asked at once', async () => {
  const waiting: (() => void)[] = [];
  const backend = await upstream((_, response) => {
    waiting.push(() => response.writeHead(404).end('{}'));
  });
  const site = await siteOf(backend);
  const visits = Array.from({ length: 16 }, (_, at) => fetch(`${site}/old-${at}`));
  await expect.poll(() => waiting.length).toBe(16);
  expect(await (await fetch(`${site}/one-more`)).text()).toBe('nowhere');
  for (const answer of waiting) answer();
  await Promise.all(visits);
  expect(waiting).toHaveLength(16);
});
