import express from 'express';
import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { contentPreview, previewToken } from './content-preview.ts';
import type { Refuse } from '../reject-bad-requests.ts';
import { nobody, upstream } from '../test/upstream.ts';

const refuse: Refuse = async (_request, response, { status, text }) => {
  response.status(status).send(text);
};

async function open(path: string, backend: string): Promise<Response> {
  const site = await upstream(express().use(contentPreview(new BackendClient(backend), refuse)));
  return fetch(site + path, { redirect: 'manual' });
}

const answering = (status: number, section: string) =>
  upstream((_request, response) => {
    response.statusCode = status;
    response.end(JSON.stringify({ data: {}, section }));
  });

test.each([
  ['team', '/?content-preview=7.abc_-#team-title'],
  ['service-texts', '/services?content-preview=7.abc_-'],
  ['hours', '/contact-us?content-preview=7.abc_-'],
])('a link to a preview of %s leads to where it is shown', async (section, address) => {
  const answer = await open('/content-preview/7.abc_-', await answering(200, section));
  expect(answer.headers.get('location')).toBe(address);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a link that has expired, or never was one, is not found', async () => {
  expect((await open('/content-preview/7.abc', await answering(404, ''))).status).toBe(404);
  expect((await open('/content-preview/..%2Fblog', await answering(200, 'team'))).status).toBe(404);
});

test('while the backend is away a preview is to be tried again', async () => {
  expect((await open('/content-preview/7.abc', await nobody())).status).toBe(503);
  expect((await open('/content-preview/7.abc', await answering(503, ''))).status).toBe(503);
});

test.each([
  ['/about-us?content-preview=7.abc_-', '7.abc_-'],
  ['/services?category=a&content-preview=7.abc', '7.abc'],
  ['/?content-preview=', undefined],
  ['/?content-preview=..', undefined],
  ['/blogs', undefined],
])('the token of %s is %s', (url, token) => {
  expect(previewToken(url)).toBe(token);
});
