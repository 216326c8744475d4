import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test, type Post } from './fixtures.ts';

/** Bytes of script, compressed by gzip, that a page may load. */
const LIMIT = 120 * 1024;

const pages: [name: string, path: (post: Post) => string][] = [
  ['the home page', () => '/'],
  ['the list of blogs', () => '/blogs'],
  ['a blog', ({ slug }) => `/blog/${slug}`],
  ['the About page', () => '/about-us'],
  ['the page of services', () => '/services'],
  ['the privacy policy', () => '/privacy-policy'],
  ['the contact page', () => '/contact-us'],
  ['the thank-you page', () => '/thank-you'],
];

for (const [name, path] of pages) {
  test(`${name} loads little script and none of the staff area's`, async ({ page, post }) => {
    const scripts = await scriptsOf(page, path(post));
    const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(size).toBeLessThan(LIMIT);
    expect(scripts.filter((script) => /ql-editor|\/api\/admin\//.test(script))).toEqual([]);
  });
}

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return await Promise.all(scripts);
}
