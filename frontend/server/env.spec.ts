import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without any variable there are usable values', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000', TRUST_PROXY: 0 });
});

test('an empty variable counts as none', () => {
  expect(readEnv({ PORT: '', HOST: ' ', PAGE_CACHE: '', SHUTDOWN_TIMEOUT_SECONDS: '' })).toEqual(readEnv({}));
});

test('the public origin has no path and no slash at its end', () => {
  expect(readEnv({ SITE_URL: 'https://dehleez.example/' }).SITE_URL).toBe('https://dehleez.example');
});

test('every wrong variable is named at once, and no value is told', () => {
  const wrong = { PORT: 'secret-port', BACKEND_URL: 'ftp://secret', TAG_MANAGER_ID: '"><script>' };
  expect(() => readEnv(wrong)).toThrow(/PORT[^]*BACKEND_URL[^]*TAG_MANAGER_ID/);
  expect(() => readEnv(wrong)).not.toThrow(/secret/);
});
