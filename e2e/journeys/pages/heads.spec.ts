import { type APIRequestContext, expect } from '@playwright/test';
import * as z from 'zod';
import { publicPages } from '../../site/public-pages.ts';
import { test } from '../setup/fixtures.ts';
import { addressesInSitemap, readPage } from '../browser/served-page.ts';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })),
});
const notListed = ['the thank-you page'];
const listed = publicPages.filter(([name]) => !notListed.includes(name));

test('every page says where it is, and names one card for other sites', async ({ request, baseURL }) => {
  for (const [, path] of listed) {
    const page = await readPage(request, `${path}${path.includes('?') ? '&' : '?'}utm_source=mail`);
    const address = `${baseURL}${path}`;
    expect.soft(page.link('canonical'), path).toBe(address);
    expect.soft(page.meta('property', 'og:url'), path).toBe(address);
    const type = path.startsWith('/blog/') ? 'article' : 'website';
    expect.soft(page.meta('property', 'og:type'), path).toBe(type);
    expect.soft(page.meta('property', 'og:image:alt'), path).not.toBe('');
    expect.soft(page.meta('name', 'twitter:image'), path).toBe(page.meta('property', 'og:image'));
    expect.soft(page.meta('property', 'og:image'), path).not.toBe('');
  }
});

test('every page describes itself in one graph whose links all lead somewhere', async ({ request }) => {
  for (const [, path] of listed) {
    const { text, nodes } = await readGraph(request, path);
    const ids = nodes.map((node) => node['@id']);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
    const targets = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect
      .soft(
        targets.filter((id) => !ids.includes(id ?? '')),
        path,
      )
      .toEqual([]);
    const types = nodes.map((node) => node['@type']);
    const always = ['HomeAndConstructionBusiness', 'Organization', 'WebSite', 'WebPage'];
    expect.soft(types, path).toEqual(expect.arrayContaining(always));
    expect.soft(types.includes('BlogPosting'), path).toBe(path.startsWith('/blog/'));
  }
});

test('a project tells search engines its work, its place, its pictures and the way to it', async ({
  request,
}) => {
  const { nodes } = await readGraph(request, '/projects/the-verandah-flat');
  const nodeOf = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(nodeOf('CreativeWork')).toMatchObject({
    name: 'The Verandah Flat',
    locationCreated: { name: 'Residential tower, Sector 108, Noida' },
  });
  expect(nodeOf('CreativeWork')?.['image']).toHaveLength(11);
  expect(nodeOf('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
});

test('no two pages have the same title or description', async ({ request }) => {
  const pages = await Promise.all(publicPages.map(([, path]) => readPage(request, path)));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(publicPages.length);
  expect(new Set(pages.map((page) => page.meta('name', 'description'))).size).toBe(publicPages.length);
});

test('what is not to be found asks not to be listed', async ({ request }) => {
  for (const path of [
    '/thank-you',
    '/shortlist',
    '/project',
    '/blogs?search=oak',
    '/no-such-page',
    '/blog/no-such-post',
    '/admin/login',
  ])
    expect.soft((await readPage(request, path)).meta('name', 'robots'), path).toContain('noindex');
});

test('the sitemap and the feed know a post, and every page of the sitemap is there', async ({
  request,
  post,
  baseURL,
}) => {
  const inSitemap = () => addressesInSitemap(request);
  const feed = async () => (await request.get('/feed.xml')).text();
  await expect.poll(inSitemap).toContain(`${baseURL}/blog/${post.slug}`);
  await expect.poll(feed).toContain(`<title>${post.heading}</title>`);
  // Read again when what another test had published went in between.
  await expect(async () => {
    for (const address of (await inSitemap()).filter((each) => !each.includes('/blog/')))
      expect((await request.get(address)).status(), address).toBe(200);
  }).toPass();
});

test('the manifest leads to icons that are there', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  const { icons } = z.object({ icons: z.array(z.object({ src: z.string() })) }).parse(await answer.json());
  const others = ['/favicon.ico', '/apple-touch-icon.png'];
  for (const src of [...icons.map((icon) => icon.src), ...others]) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('what staff put on their home screen opens the admin', async ({ request }) => {
  const { all } = await readPage(request, '/admin/login');
  const hrefs = all('link').flatMap(({ attribs }) =>
    attribs['rel'] === 'manifest' ? [attribs['href']] : [],
  );
  expect(hrefs).toEqual(['/staff-manifest.webmanifest']);
});

async function readGraph(request: APIRequestContext, path: string) {
  const { all, textOf } = await readPage(request, path);
  const texts = all('script')
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map(textOf);
  expect(texts).toHaveLength(1);
  const text = texts.join();
  return { text, nodes: graph.parse(JSON.parse(text))['@graph'] };
}
