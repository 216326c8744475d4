import express from 'express';
import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { cachedAddresses } from './cached-addresses.ts';
import { upstream } from '../test/upstream.ts';

const posts = 'post=one&post=%E0%A4%98';
const cached = ['/blogs?page=2', '/?from=mail', '/blogs', '/projects?type=home', '/project?name=one'];
const isBackend = { 'X-Refresh-Page': '1' };
const project = { slug: 'one', anchor: 'one', title: 'One', place: '', updated_at: '', pictures: [] };
const post = { slug: 'घर', heading: 'A', date_at: '2026-01-01', updated_at: '', feature_image: '', alt: '' };

async function ask(headers: Record<string, string>, query = posts): Promise<Response> {
  const index = await upstream(({ url }, response) =>
    response.end(JSON.stringify({ data: [url === '/api/project-index' ? project : post] })),
  );
  const site = await upstream(
    express().use(cachedAddresses(new BackendClient(index), { cachedAddresses: cached })),
  );
  return fetch(`${site}/cached-addresses?${query}`, { headers });
}

test('the backend is told every address that shows the posts or lists them, the posts first', async () => {
  const answer = await ask(isBackend);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual([
    '/blog/one',
    '/api/blog/one',
    '/blog/%E0%A4%98',
    '/api/blog/%E0%A4%98',
    '/blogs',
    '/api/blog?page=1&limit=4',
    '/api/blog-latest',
    '/feed.xml',
    '/sitemap.xml',
  ]);
});

const services = [
  '/services',
  '/services?category=turnkey-solution',
  '/services?category=residential-design',
  '/services?category=office-interiors',
];

test.each([
  ['section=team&section=home', ['/api/content', '/', '/?from=mail']],
  ['section=service-texts', ['/api/content', ...services]],
  [
    'section=contact',
    [
      '/api/content',
      '/',
      '/about-us',
      ...services,
      '/projects',
      '/what-it-costs',
      '/blogs',
      '/contact-us',
      '/disclaimer',
      '/privacy-policy',
      '/blogs?page=2',
      '/?from=mail',
      '/projects?type=home',
      '/project?name=one',
      '/project',
      '/projects/one',
      '/blog/%E0%A4%98%E0%A4%B0',
    ],
  ],
])('it is told every page that shows what staff changed: %s', async (query, pages) => {
  expect(await (await ask(isBackend, query)).json()).toEqual(pages);
});

test.each([
  ['project=one', ['/projects/one', '/api/projects/one']],
  ['project=', []],
])('of the projects in %j their pages and every list, and nothing of posts', async (query, pages) => {
  const answer = await ask(isBackend, query);
  expect(await answer.json()).toEqual([
    ...pages,
    '/projects',
    '/projects?type=home',
    '/project?name=one',
    '/api/projects',
    '/api/project-covers',
    '/api/project-costs',
    '/',
    '/what-it-costs',
    '/sitemap.xml',
  ]);
});

test.each(['', '0'])('nobody else is told anything (%j)', async (value) => {
  expect((await ask({ 'X-Refresh-Page': value })).status).toBe(404);
});
