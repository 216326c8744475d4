import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

const kinds: [name: string, path: string, status: number][] = [
  ['a page', '/', 200],
  ['a page for one visitor', '/contact-us', 200],
  ['the staff area', '/admin/login', 200],
  ['a missing page', '/no-such-page', 404],
  ['a missing post', '/blog/no-such-post', 404],
  ['a missing file', '/assets/no-such-file.js', 404],
  ['an icon', '/favicon.svg', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the feed', '/feed.xml', 200],
  ['the API', '/api/blog', 200],
  ['nothing in the API', '/api/nothing', 404],
  // Not through a public front.
  ['the page about the API', '/api/docs', process.env['STACK_URL'] ? 404 : 200],
  ['what only staff may read', '/api/admin/blog', 401],
  ['an address that cannot be read', '/%00', 400],
];

for (const [name, path, status] of kinds) {
  test(`${name} is answered with every header that protects`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const [scripts] = /script-src[^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(scripts ?? '').not.toMatch(/unsafe|\*|data:/);
    expect(headers).not.toHaveProperty('x-powered-by');
    // Only a site on TLS may ask for TLS from now on, and this one is not.
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
}

for (const path of ['/%00', '/assets/no-such-file.js', '/@vite/client'])
  test(`the refusal of ${path} is kept by no cache`, async ({ request }) => {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store');
  });

test('a method that an address does not know is refused with every header, too', async ({ request }) => {
  const answer = await request.put('/');
  expect(answer.status()).toBe(405);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
