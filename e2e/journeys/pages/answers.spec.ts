import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

const kinds: [path: string, status: number][] = [
  ['/', 200],
  ['/contact-us', 200],
  ['/admin/login', 200],
  ['/no-such-page', 404],
  ['/blog/no-such-post', 404],
  ['/assets/no-such-file.js', 404],
  ['/favicon.svg', 200],
  ['/sitemap.xml', 200],
  ['/feed.xml', 200],
  ['/api/blog', 200],
  ['/api/nothing', 404],
  // Not through a public front.
  ['/api/docs', process.env['STACK_URL'] ? 404 : 200],
  ['/api/admin/blog', 401],
  ['/%00', 400],
];

test('every answer has every header that protects', async ({ request }) => {
  for (const [path, status] of kinds) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(status);
    const headers = answer.headers();
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const [scripts] = /script-src[^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect.soft(scripts ?? '', path).not.toMatch(/unsafe|\*|data:/);
    expect.soft(headers, path).not.toHaveProperty('x-powered-by');
    // Only a site on TLS may ask for TLS from now on, and this one is not.
    expect.soft(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

test('a refusal is kept by no cache', async ({ request }) => {
  for (const path of ['/%00', '/assets/no-such-file.js', '/@vite/client'])
    expect.soft((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
});

test('a method that an address does not know is refused with every header, too', async ({ request }) => {
  const answer = await request.put('/');
  expect(answer.status()).toBe(405);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
