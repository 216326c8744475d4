import { afterEach, expect, test, vi } from 'vitest';
import { browserPush } from './browserPush.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the keys of the site', 'AQL7_w', 'https://push.example/1'],
  ['other keys', 'AQL7_A', null],
])('a browser that was switched on with %s is on for those alone', async (_which, publicKey, endpoint) => {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array([1, 2, 251, 255]).buffer },
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  expect(await browserPush.endpoint(publicKey)).toBe(endpoint);
});
