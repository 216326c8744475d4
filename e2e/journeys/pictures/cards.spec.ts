import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { sampleProject } from '../../../testing/project-content.ts';
import { staffToken } from '../setup/fixtures.ts';
import { photographFile, test } from '../setup/project-fixtures.ts';

const CARD = { width: 1200, height: 630, format: 'jpeg' };
const MAX_CARD_BYTES = 300_000;
const NOT_IN_SITEMAP = ['/project', '/shortlist', '/blogs?page=2'];
const answers = z.object({ data: z.object({ id: z.int(), slug: z.string() }) });
const COVER = {
  key: '01',
  src: 'projects/sector-108-residence/02.jpg',
  alt: 'A room',
  decorative: false,
  focus: { x: 91, y: 7 },
  caption: '',
};

test('every public address brings a card that other sites can show', async ({ request, named, post }) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const content = { ...sampleProject, title: `${named} in focus`, pictures: [COVER] };
  const project = await saved(request, 'project', { headers, data: { status: 'published', content } });
  const feature_image = await photographFile('hall.jpg', 1200, 900);
  const multipart = { focal_x: '12', focal_y: '34', feature_image };
  await saved(request, `blog/${post.id}/update`, { headers, multipart });

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const addresses = [...listed.map((address) => address.replaceAll('&amp;', '&')), ...NOT_IN_SITEMAP];
  const cards = new Map<string, string>();
  const read = async (address: string) => {
    const page = await request.get(address);
    if (page.status() === 404 && isOfATest(address)) return;
    const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
    cards.set(card ?? `No card: ${address}`, address);
  };
  await Promise.all(addresses.map(read));
  expect(cardOf(cards, `/projects/${project.slug}`)).toMatch(/-social-91-7\.jpg$/);
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

async function saved(request: APIRequestContext, kind: string, form: object) {
  const answer = await request.post(`/api/admin/${kind}`, form);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answers.parse(await answer.json()).data;
}

/** It may have gone since the sitemap was read. */
function isOfATest(address: string): boolean {
  return /\/(blog|projects)\//.test(address);
}

/** @param cards with the address of a page that has it */
function cardOf(cards: Map<string, string>, path: string): string | undefined {
  return [...cards].find(([, address]) => address.endsWith(path))?.[0];
}
