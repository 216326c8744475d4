import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { expect, test } from 'vitest';
import { RenderedPage } from './rendered-page.ts';
import { upstream } from '../test/upstream.ts';

const body = readFileSync(new URL('page-renderer.ts', import.meta.url), 'utf8');

/** What a browser that knows Brotli is sent. */
async function sent(address: string, cacheControl: string): Promise<Buffer> {
  return (await open(address, cacheControl))();
}

async function open(address: string, cacheControl: string): Promise<() => Promise<Buffer>> {
  const app = express();
  const page = new RenderedPage({ status: 200, headers: [['Cache-Control', cacheControl]], body });
  page.isCached = page.isForEverybody;
  app.get('/blogs', (asked, response) => page.send(asked, response));
  const headers = { 'Accept-Encoding': 'br' };
  const url = (await upstream(app)) + address;
  return async () => buffer(await new Promise<IncomingMessage>((resolve) => get(url, { headers }, resolve)));
}

test.each([
  ['/blogs', 'public, max-age=0'],
  ['/blogs?page=2', 'public, max-age=0'],
  ['/blogs', 'private, no-store'],
])('%s, which is %s, is whole when it is decompressed', async (address, cacheControl) => {
  expect(brotliDecompressSync(await sent(address, cacheControl)).toString()).toBe(body);
});

test('a page that is kept for everybody is compressed further for those who come later', async () => {
  const visit = await open('/blogs', 'public, max-age=0');
  const { length } = await visit();
  await expect.poll(async () => (await visit()).length, { timeout: 15_000 }).toBeLessThan(length);
  expect(brotliDecompressSync(await visit()).toString()).toBe(body);
});
