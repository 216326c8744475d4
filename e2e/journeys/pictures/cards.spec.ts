import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addressesInSitemap } from '../browser/served-page.ts';
import { staffToken, test } from '../setup/fixtures.ts';
import { photographFile } from '../setup/project-fixtures.ts';

const CARD = { width: 1200, height: 630, format: 'jpeg' };
const MAX_CARD_BYTES = 300_000;
const NOT_IN_SITEMAP = ['/project', '/shortlist', '/blogs?page=2'];

test('every public address brings a card that other sites can show', async ({ request, baseURL, post }) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const feature_image = await photographFile('hall.jpg', 1200, 900);
  const multipart = { focal_x: '12', focal_y: '34', feature_image };
  const saved = await request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
  expect(saved.ok(), await saved.text()).toBe(true);

  const inSitemap = () => addressesInSitemap(request);
  await expect.poll(inSitemap).toContain(`${baseURL}/blog/${post.slug}`);
  const addresses = [...(await inSitemap()), ...NOT_IN_SITEMAP];
  const cards = new Map<string, string>();
  const read = async (address: string) => {
    const page = await request.get(address);
    if (page.status() === 404 && isOfATest(address)) return;
    const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
    cards.set(card ?? `No card: ${address}`, address);
  };
  await Promise.all(addresses.map(read));
  expect(cardOf(cards, '/projects/golf-greens')).toMatch(/-social-54-50\.jpg$/);
  expect(cardOf(cards, `/blog/${post.slug}`)).toMatch(/-social-12-34\.jpg$/);
  const measure = async ([card, address]: [string, string]) => {
    const answer = await request.get(card);
    if (isOfATest(address) && (await request.get(address)).status() === 404) return;
    expect([answer.status(), answer.headers()['content-type']], card).toEqual([200, 'image/jpeg']);
    const body = await answer.body();
    expect(await sharp(body).metadata(), card).toMatchObject(CARD);
    expect(body.length, card).toBeLessThan(MAX_CARD_BYTES);
  };
  await Promise.all([...cards].map(measure));
});

/** It may have gone since the sitemap was read. */
function isOfATest(address: string): boolean {
  return /\/(blog|projects)\//.test(address);
}

/** @param cards with the address of a page that has it */
function cardOf(cards: Map<string, string>, path: string): string | undefined {
  return [...cards].find(([, address]) => address.endsWith(path))?.[0];
}

test('search result and social card show what is typed, as it is typed', async ({ staffPage, post }) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByLabel('Meta Title').fill('Terrazzo, floor by floor');
  await staffPage.getByLabel('Meta Description').fill('Cast in place and ground flat.');
  for (const name of ['Search result preview', 'Social card preview']) {
    const preview = staffPage.getByRole('figure', { name });
    await expect(preview).toContainText('Terrazzo, floor by floor');
    await expect(preview).toContainText('Cast in place and ground flat.');
  }
  await expect(staffPage.getByText('24 of 60')).toBeVisible();
});
