import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { flawOfUrl, rejectBadRequests } from './reject-bad-requests.ts';

test.each([
  '/',
  '/blogs?search=%25',
  '/blog/%E0%A4%98%E0%A4%B0',
  '/a//b',
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
  [`/${'a'.repeat(10_000)}`, 414],
])('%s is refused with %i', (url, status) => {
  expect(flawOfUrl(url)?.status).toBe(status);
});

test.each([
  ['/api/blog/%00', 'application/json'],
  ['/blog/%00', 'text/plain'],
])('%s is refused in %s', async (path, type) => {
  const server = createServer(express().use(rejectBadRequests)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain('This address cannot be read.');
  server.close();
});
