import express from 'express';
import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { nobody, upstream } from '../test/upstream.ts';
import { discovery } from './discovery.ts';
import { NEVER } from './speculation-rules.ts';

const ORIGIN = 'https://studio.example';
const post = {
  id: 7,
  slug: 'घर',
  heading: 'Tea & "two" <rooms>\u0000',
  short_description: 'A < B',
  date_at: '2025-10-14',
  updated_at: '2025-10-15T08:00:00.000Z',
  feature_image: 'uploads/ab-1440x960.webp',
  mb_image: '',
  card: 'uploads/ab-1440x960-social-50-30.jpg',
  category: '',
  alt: 'A room',
};
const pagination = { page: 1, pages: 1, limit: 20, total: 1 };

async function start(backend: string, isBehindCache = false) {
  return upstream(express().use(discovery(ORIGIN, new BackendClient(backend), isBehindCache)));
}

const project = {
  slug: 'the-verandah-flat',
  anchor: 'sector-108-residence',
  title: 'The Verandah Flat',
  place: 'Sector 108',
  updated_at: '2025-11-15T08:00:00.000Z',
  pictures: ['uploads/cd-1440x960.webp', 'projects/sector-108-residence/01.jpg'],
};
const answerOf = (path: string) =>
  JSON.stringify({ data: [path.endsWith('project-index') ? project : post], pagination });

async function fetchFrom(path: string): Promise<Response> {
  const backend = await upstream(({ url = '' }, response) =>
    response.setHeader('ETag', '"1"').end(answerOf(url)),
  );
  return fetch((await start(backend)) + path);
}

test('the sitemap lists each post with its picture and the day it changed', async () => {
  const answer = await fetchFrom('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const text = await answer.text();
  expect(text).toContain(
    `<loc>${ORIGIN}/blog/%E0%A4%98%E0%A4%B0</loc><lastmod>2025-10-15T08:00:00.000Z</lastmod>` +
      `<image:image><image:loc>${ORIGIN}/api/uploads/ab-1440x960.webp</image:loc></image:image>`,
  );
  expect(text).toContain(`<loc>${ORIGIN}/services?category=office-interiors</loc>`);
});

test('the sitemap lists each project with its pictures, uploaded ones and photographs', async () => {
  const text = await (await fetchFrom('/sitemap.xml')).text();
  const [, entry] = /<loc>[^<]+\/projects\/the-verandah-flat<\/loc>(.+)<\/url>/.exec(text) ?? [];
  expect(entry).toContain('<lastmod>2025-11-15T08:00:00.000Z</lastmod>');
  expect(entry).toContain(`<image:loc>${ORIGIN}/api/uploads/cd-1440x960.webp</image:loc>`);
  expect(entry).toMatch(/<image:loc>[^<]+\/sector-108-residence\/01-[\da-f]{8}-1440\.webp<\/image:loc>/);
});

test('the feed holds what staff wrote as text, whatever it is', async () => {
  const answer = await fetchFrom('/feed.xml');
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  const text = await answer.text();
  expect(text).toContain('<title>Tea &amp; &quot;two&quot; &lt;rooms&gt;</title>');
  expect(text).toContain('<summary>A &lt; B</summary>');
  expect(text).toContain('<id>tag:studio.example,2018:post-7</id>');
});

test('the feed brings a JPEG for readers that show no WebP', async () => {
  const text = await (await fetchFrom('/feed.xml')).text();
  expect(text).toContain(
    `<link rel="enclosure" type="image/jpeg" href="${ORIGIN}/api/uploads/ab-1440x960-social-50-30.jpg"/>`,
  );
});

test.each(['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest', '/speculation-rules.json'])(
  '%s is not sent again while nothing changed',
  async (path) => {
    const backend = await upstream(({ url = '' }, response) => response.end(answerOf(url)));
    const address = (await start(backend)) + path;
    const first = await fetch(address);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect(first.headers.get('cache-control')).toContain('public');
    expect((await fetch(address, { headers })).status).toBe(304);
  },
);

test.each(['/sitemap.xml', '/feed.xml'])(
  'NGINX may cache %s for seconds, as it caches pages',
  async (path) => {
    const backend = await upstream(({ url = '' }, response) => response.end(answerOf(url)));
    const { headers } = await fetch((await start(backend, true)) + path);
    expect(headers.get('cache-control')).toBe('s-maxage=5, stale-while-revalidate=30');
  },
);

test.each(['/sitemap.xml', '/feed.xml'])('%s says when to retry while the backend is away', async (path) => {
  const answer = await fetch((await start(await nobody())) + path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('120');
});

test('staff put the admin on their home screen, standing alone as alerts need it', async () => {
  const answer = await fetchFrom('/staff-manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
});

test('robots may read the pages and their pictures, and are led to the sitemap', async () => {
  const text = await (await fetchFrom('/robots.txt')).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /admin', 'Allow: /api/uploads/', `Sitemap: ${ORIGIN}/sitemap.xml`]),
  );
});

test.each(['/feed.xml/', '/FEED.XML', '/sitemap.xml/', '/ROBOTS.TXT'])(
  '%s is another address',
  async (path) => {
    expect((await fetchFrom(path)).status).toBe(404);
  },
);

test.each([
  '/admin',
  '/admin/login',
  '/project?of=pale-ash',
  '/thank-you?files=lost',
  '/api/blog',
  '/shortlist',
])('%s is never fetched ahead', (path) => {
  expect(isLeftOut(path)).toBe(true);
});

test.each(['/', '/projects', '/projects/pale-ash', '/blogs', '/contact-us'])(
  '%s may be fetched ahead',
  (path) => {
    expect(isLeftOut(path)).toBe(false);
  },
);

const isLeftOut = (path: string): boolean =>
  NEVER.some((pattern) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN));
