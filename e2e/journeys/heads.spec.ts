import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { publicPages } from '../site/public-pages.ts';
import { test } from './fixtures.ts';

// Heads are for those who read pages without running them.
test.use({ javaScriptEnabled: false });

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })),
});
const notListed = ['the thank-you page'];
const listed = publicPages.filter(([name]) => !notListed.includes(name));

for (const [name, path] of listed) {
  test(`${name} says where it is, and names one card for other sites`, async ({ page, post, baseURL }) => {
    await page.goto(`${path(post)}${path(post).includes('?') ? '&' : '?'}utm_source=mail`);
    const address = `${baseURL}${path(post)}`;
    expect(await linkTo(page, 'canonical')).toBe(address);
    expect(await meta(page, 'og:url')).toBe(address);
    expect(await meta(page, 'og:type')).toBe(path(post).startsWith('/blog/') ? 'article' : 'website');
    expect(await meta(page, 'og:image:alt')).not.toBe('');
    expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(
      await meta(page, 'og:image'),
    );
  });

  test(`${name} describes itself in one graph whose links all lead somewhere`, async ({ page, post }) => {
    await page.goto(path(post), { waitUntil: 'commit' });
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data).toHaveLength(1);
    const nodes = graph.parse(JSON.parse(data[0] ?? ''))['@graph'];
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...(data[0] ?? '').matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    const types = nodes.map((node) => node['@type']);
    expect(types).toEqual(
      expect.arrayContaining(['HomeAndConstructionBusiness', 'Organization', 'WebSite', 'WebPage']),
    );
    expect(types.includes('BlogPosting')).toBe(path(post).startsWith('/blog/'));
  });
}

test('a project tells search engines its work, its place, its pictures and the way to it', async ({
  page,
}) => {
  await page.goto('/projects/the-verandah-flat', { waitUntil: 'commit' });
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes = graph.parse(JSON.parse(data ?? ''))['@graph'];
  const nodeOf = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(nodeOf('CreativeWork')).toMatchObject({
    name: 'The Verandah Flat',
    locationCreated: { name: 'Residential tower, Sector 108, Noida' },
  });
  expect(nodeOf('CreativeWork')?.['image']).toHaveLength(11);
  expect(nodeOf('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
});

test('no two pages have the same title or description', async ({ request, post }) => {
  // Staff give a post its title; one without has the studio's.
  const paths = publicPages.map(([, path]) => path(post)).filter((path) => !path.startsWith('/blog/'));
  const heads = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const titles = heads.map((head) => /<title>(.+?)<\/title>/.exec(head)?.[1]);
  const descriptions = heads.map((head) => /<meta name="description" content="(.+?)"/.exec(head)?.[1]);
  expect(new Set(titles).size).toBe(paths.length);
  expect(new Set(descriptions).size).toBe(paths.length);
});

for (const path of [
  '/thank-you',
  '/shortlist',
  '/project',
  '/blogs?search=oak',
  '/no-such-page',
  '/blog/no-such-post',
  '/admin/login',
]) {
  test(`${path} asks not to be listed`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });
}

test('the sitemap and the feed know a post, and every page of the sitemap is there', async ({
  request,
  post,
  baseURL,
}) => {
  const inSitemap = async () => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  expect(await inSitemap()).toContain(`${baseURL}/blog/${post.slug}`);
  // Read again when what another test had published went in between.
  await expect(async () => {
    for (const address of (await inSitemap()).filter((each) => !each.includes('/blog/')))
      expect((await request.get(address.replaceAll('&amp;', '&'))).status(), address).toBe(200);
  }).toPass();
  expect(await (await request.get('/feed.xml')).text()).toContain(`<title>${post.heading}</title>`);
});

test('the manifest leads to icons that are there', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  const { icons } = z.object({ icons: z.array(z.object({ src: z.string() })) }).parse(await answer.json());
  const others = ['/favicon.ico', '/apple-touch-icon.png'];
  for (const src of [...icons.map((icon) => icon.src), ...others]) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});

const meta = async (page: Page, property: string) =>
  (await page.locator(`meta[property="${property}"]`).getAttribute('content')) ?? '';
const linkTo = (page: Page, relation: string) => page.locator(`link[rel=${relation}]`).getAttribute('href');
