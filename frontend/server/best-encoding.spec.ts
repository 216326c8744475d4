import express from 'express';
import { expect, test } from 'vitest';
import { bestEncoding } from './best-encoding.ts';
import { upstream } from './test/upstream.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('for a browser that reads %s it is %s', async (accepted, encoding) => {
  const app = express().get('/', (request, response) => response.json({ encoding: bestEncoding(request) }));
  const answer = await fetch(await upstream(app), { headers: { 'Accept-Encoding': accepted } });
  expect(await answer.json()).toEqual({ encoding });
});
