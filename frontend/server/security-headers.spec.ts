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

async function namesOfAnswer(settings: Record<string, string>): Promise<string[]> {
  const env = readEnv({ BACKEND_URL: 'http://localhost', SITE_URL: 'https://studio.example', ...settings });
  const app = express().use(securityHeaders(env, true), (_request, response) => response.end());
  return [...(await fetch(await upstream(app))).headers.keys()];
}

test('alone it says every security header', async () => {
  expect(await namesOfAnswer({})).toEqual(expect.arrayContaining([...FIXED, 'content-security-policy']));
});

test('behind a front that keeps pages it leaves all of them to the front', async () => {
  const names = await namesOfAnswer({ PAGE_CACHE: 'true' });
  expect(names.filter((name) => [...FIXED, 'content-security-policy'].includes(name))).toEqual([]);
});

test('a policy that the front does not know it says itself', async () => {
  const names = await namesOfAnswer({ PAGE_CACHE: 'true', TAG_MANAGER_ID: 'GTM-ABC123' });
  expect(names).toContain('content-security-policy');
});
