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

test.each([
  'https://dehleez.example/home',
  'https://asha:x@dehleez.example',
  'ftp://dehleez.example',
  'dehleez',
])('%s is no public origin', (SITE_URL) => {
  expect(() => readEnv({ SITE_URL })).toThrow('SITE_URL: needs scheme and host alone, such as');
});

test('what a number needs is told in a sentence', () => {
  expect(() => readEnv({ PORT: 'many' })).toThrow('PORT: needs a whole number from 0 to 65535');
});

test('stopping may take parts of a second', () => {
  expect(readEnv({ SHUTDOWN_TIMEOUT_SECONDS: '2.5' }).SHUTDOWN_TIMEOUT_SECONDS).toBe(2.5);
  expect(() => readEnv({ SHUTDOWN_TIMEOUT_SECONDS: '601' })).toThrow(
    'SHUTDOWN_TIMEOUT_SECONDS: needs a number from 0 to 600',
  );
});

test('every wrong variable is named at once, and no value is told', () => {
  const wrong = { PORT: 'secret-port', BACKEND_URL: 'ftp://secret', TAG_MANAGER_ID: '"><script>' };
  expect(() => readEnv(wrong)).toThrow(/PORT[^]*BACKEND_URL[^]*TAG_MANAGER_ID/);
  expect(() => readEnv(wrong)).not.toThrow(/secret/);
});
