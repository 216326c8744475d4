import express from 'express';
import { expect, test } from 'vitest';
import { cachedAddresses } from './cached-addresses.ts';
import { upstream } from './test/upstream.ts';

const ask = async (headers: Record<string, string>, query = 'post=one&post=%E0%A4%98') =>
  fetch(`${await upstream(express().use(cachedAddresses))}/cached-addresses?${query}`, { headers });

test('the backend is told every address that shows the posts or lists them, the posts first', async () => {
  const answer = await ask({ 'X-Refresh-Page': '1' });
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

test.each([
  ['project=one', ['/projects/one', '/api/projects/one']],
  ['project=', []],
])('of the projects in %j their pages and every list, and nothing of posts', async (query, pages) => {
  const answer = await ask({ 'X-Refresh-Page': '1' }, query);
  expect(await answer.json()).toEqual([
    ...pages,
    '/projects',
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
