import express from 'express';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { securityHeaders } from './security-headers.ts';
import { upstream } from './test/upstream.ts';

const FIXED = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

const TAGS = { TAG_MANAGER_ID: 'GTM-ABC123' };

async function headersOf(path: string, settings: Record<string, string>): Promise<Headers> {
  const env = readEnv({ BACKEND_URL: 'http://localhost', SITE_URL: 'https://studio.example', ...settings });
  const app = express().use(securityHeaders(env, true), (_request, response) => response.end());
  return (await fetch((await upstream(app)) + path)).headers;
}

test('without NGINX it sets every security header', async () => {
  const names = [...(await headersOf('/', {})).keys()];
  expect(names).toEqual(expect.arrayContaining([...FIXED, 'content-security-policy']));
});

test('without NGINX browsers are told to stay with TLS, and nothing about other sites below the domain', async () => {
  expect((await headersOf('/', {})).get('strict-transport-security')).toBe('max-age=31536000');
});

test('the address of a receipt is told to no other site', async () => {
  expect((await headersOf('/consent?receipt=x', {})).get('referrer-policy')).toBe('no-referrer');
  expect((await headersOf('/consents', {})).get('referrer-policy')).not.toBe('no-referrer');
});

test('with PAGE_CACHE it leaves all of them to NGINX', async () => {
  const names = [...(await headersOf('/', { PAGE_CACHE: 'true' })).keys()];
  expect(names.filter((name) => [...FIXED, 'content-security-policy'].includes(name))).toEqual([]);
});

test.each(['false', 'true'])(
  'a tag manager may run on the thank-you page alone, with PAGE_CACHE %s',
  async (pageCache) => {
    const settings = { ...TAGS, PAGE_CACHE: pageCache };
    const allowed = (await headersOf('/thank-you?back=/', settings)).get('content-security-policy');
    expect(allowed).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
    for (const path of [
      '/',
      '/admin',
      '/admin/login',
      '/contact-us',
      '/privacy-policy',
      '/thank-you/x',
      '/api/blog',
    ]) {
      const policy = (await headersOf(path, settings)).get('content-security-policy') ?? '';
      expect(`${path}: ${policy}`).not.toMatch(/google/);
    }
  },
);

test('without a tag manager no page allows one', async () => {
  expect((await headersOf('/thank-you', {})).get('content-security-policy')).not.toMatch(/google/);
});
