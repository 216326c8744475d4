import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import * as z from 'zod';
import portfolio from '../../../frontend/content/portfolio.json' with { type: 'json' };
import { staffToken, test } from '../setup/fixtures.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';

const VERANDAH = '/projects/the-verandah-flat';
const savedProject = z.object({ data: z.object({ id: z.int(), slug: z.string() }) });
const previewLink = z.object({ data: z.object({ path: z.string() }) });

test('the home page and the list lead to a project, and it leads to the next one, round the end', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: /First Home/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First Home' })).toBeVisible();
  await page.getByRole('link', { name: /^Next project/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pale Ash' })).toBeVisible();
  await page.getByRole('link', { name: /^Next project/ }).click();
  await expect(page).toHaveURL(VERANDAH);
  await page.getByRole('link', { name: 'Projects', exact: true }).last().click();
  const block = page.getByRole('article', { name: 'Golf Greens' });
  await expect(block.getByRole('link', { name: /^The whole story/ })).toBeVisible();
  await block.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/projects/golf-greens');
});

test('a former address of a project leads to the present one with its query', async ({ request }) => {
  const campaign = 'utm_source=Fair&utm_medium=print';
  const answer = await request.get(`/projects/sector-108-residence?${campaign}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(`${VERANDAH}?${campaign}`);
});

test('a comparison that was moved before the script ran stays as it is', async ({ page }) => {
  await page.goto(VERANDAH);
  const range = page.getByRole('slider', { name: 'How much of the room before is shown' });
  await range.fill('2');
  await untilHydrated(page);
  await expect(range).toHaveAttribute('aria-valuetext', '2 per cent before');
});

test('before and after are compared by keyboard', async ({ page }) => {
  await openHydrated(page, VERANDAH);
  const range = page.getByRole('slider', { name: 'How much of the room before is shown' });
  const after = page.getByRole('img', { name: /^Living room in oak and linen/ });
  const clip = () =>
    after.evaluate((picture) => {
      const clips = [];
      for (let part: Element | null = picture; part; part = part.parentElement)
        clips.push(getComputedStyle(part).clipPath);
      return clips.filter((path) => path !== 'none');
    });
  const before = await clip();
  await range.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(range).toHaveAttribute('aria-valuetext', '51 per cent before');
  expect(await clip()).not.toEqual(before);
  await page.keyboard.press('End');
  await expect(range).toHaveAttribute('aria-valuetext', '100 per cent before');
});

test('a picture opens large among all of the project, and closed gives the focus back', async ({ page }) => {
  await openHydrated(page, VERANDAH);
  const picture = page.getByRole('button', { name: /Open picture 6 of 11 large/ });
  const large = page.getByRole('dialog', { name: 'The Verandah Flat, Residential tower, Sector 108, Noida' });
  // The script of what is far down comes when it comes near.
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await picture.click();
  await expect(large.getByText('Image 6 of 11', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('on the list an open picture leads to the whole story of its project', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.getByRole('button', { name: /Open picture 1 of 8 large/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Forty Quiet Desks/ })
    .click();
  await expect(page).toHaveURL('/projects/forty-quiet-desks');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the enquiry and WhatsApp name the project', async ({ page }) => {
  await openHydrated(page, VERANDAH);
  const whatsApp = page.getByRole('link', { name: 'Ask on WhatsApp' });
  const href = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('The Verandah Flat');
  await page.getByRole('link', { name: 'Ask about this project' }).click();
  await expect(page.getByRole('dialog').getByText('About: The Verandah Flat')).toBeVisible();
});

test('filters narrow the list, say how many are left, and keep focus and place', async ({ page }) => {
  await openHydrated(page, '/projects');
  const filters = page.getByRole('navigation', { name: 'Filter projects' });
  const central = filters.getByRole('link', { name: /^Central sectors/ });
  await central.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await central.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects?place=central-sectors');
  await expect(page.getByRole('status').getByText('3 of 6 projects')).toBeVisible();
  await expect(central).toHaveAttribute('aria-current', 'true');
  await expect(central).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  // What nothing fits is told, and is no link.
  await expect(filters.getByText(/^Up to 1,000 sq ft\s*0$/)).toBeVisible();
  await expect(filters.getByRole('link', { name: /^Up to 1,000 sq ft/ })).toHaveCount(0);
  await filters.getByRole('link', { name: /^Offices/ }).click();
  const block = page.getByRole('article');
  await expect(block).toHaveCount(1);
  await expect(block.getByText('Project 4 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).focus();
  await page.keyboard.press('Enter');
  await expect(block).toHaveCount(6);
  await expect(filters).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures of a comparison are there, one above the other', async ({ page }) => {
    await page.goto(VERANDAH);
    const before = await page.getByRole('img', { name: /^The same living room as a shell/ }).boundingBox();
    const after = await page.getByRole('img', { name: /^Living room in oak and linen/ }).boundingBox();
    expect(after?.y).toBeGreaterThan((before?.y ?? Infinity) + (before?.height ?? 0));
    await expect(page.getByRole('slider')).toBeHidden();
  });

  test('an address that nothing fits says so and leads to all', async ({ page, baseURL }) => {
    const answer = await page.goto('/projects?type=office&size=small');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No project like that yet.' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/projects`);
    await page.getByRole('main').getByRole('link', { name: 'Show all' }).last().click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test('a draft is shown by its private link, for nobody to keep or to list', async ({ page, request }) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const content = { ...portfolio[0]?.content, title: `The Unfinished Flat ${randomUUID().slice(0, 8)}` };
  const data = { status: 'draft', content };
  const saved = await request.post('/api/admin/project', { headers, data });
  const { id, slug } = savedProject.parse(await saved.json()).data;
  const link = await request.post(`/api/admin/project/${id}/preview-link`, { headers });
  const { path } = previewLink.parse(await link.json()).data;
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
  await expect(page.getByText('this is not on the site')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const last = await page.getByRole('main').getByRole('region').last().boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(100);
  expect((await request.get(`/projects/${slug}`)).status()).toBe(404);
  await request.delete(`/api/admin/project/${id}/delete`, { headers });
  await request.delete(`/api/admin/project-bin/${id}`, { headers });
  expect((await page.goto(path))?.status()).toBe(404);
});
