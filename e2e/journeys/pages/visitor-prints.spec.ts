import { expect } from '@playwright/test';
import { openHydrated } from '../browser/hydration.ts';
import { test } from '../setup/fixtures.ts';

test('on paper a post is what there is to read, and who wrote it', async ({ page, post }) => {
  await page.goto(`/blog/${post.slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: post.heading })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('hello@example.com')).toBeVisible();
  const { x = 0, width = 0 } = (await page.getByRole('article').boundingBox()) ?? {};
  expect((await page.getByText('Cast in place').boundingBox())?.x).toBe(x);
  expect(x + width + x).toBe(page.viewportSize()?.width);
  for (const role of ['navigation', 'button', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('on paper the home page is ink on white, also where backgrounds are printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const level of [1, 2]) {
    const inks = await main.getByRole('heading', { level }).evaluateAll((headings) =>
      headings.map((heading) => {
        for (let part: Element | null = heading; part; part = part.parentElement) {
          const ground = getComputedStyle(part).backgroundColor;
          if (!ground.endsWith(', 0)')) return `${getComputedStyle(heading).color} on ${ground}`;
        }
        return getComputedStyle(heading).color;
      }),
    );
    expect(inks.length).toBeGreaterThan(0);
    for (const ink of inks)
      expect(ink).toMatch(/^rgb\((0, 0, 0|28, 27, 24|51, 51, 51)\)( on rgb\(255, 255, 255\))?$/);
  }
});

test('on paper the contact page is where the studio is and how to ring it', async ({ page }) => {
  await page.goto('/contact-us');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('Sector 63, Noida').first()).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 120 000 0000' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('on paper a project is its story with both pictures of a pair, and what it cost', async ({ page }) => {
  await page.goto('/projects/the-verandah-flat');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The Verandah Flat', level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What it cost' })).toBeVisible();
  for (const words of ['On site, May 2025: the room as a shell', 'After, November 2025'])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  for (const role of ['navigation', 'slider'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test('on paper what it costs is the answer, with the projects behind it', async ({ page }) => {
  await page.goto('/what-it-costs?type=home&size=1500&grade=middle');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('for a home of 1,500 sq ft, middle grade').first()).toBeVisible();
  await expect(main.getByRole('table', { name: 'The projects behind this figure' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(main.getByText('Opens the enquiry with your three answers filled in.')).toBeHidden();
});

test('on paper each project of the list is shown by its first picture, whichever was turned to', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  const project = page.getByRole('article').first();
  const pictures = project.locator('img').filter({ visible: true });
  await project.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.first()).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(pictures).toHaveCount(1);
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures).toBeInViewport();
  await expect(project.getByText('2 of 11', { exact: true })).toBeHidden();
  await expect(page.getByText('homes and offices, all within half an hour')).toBeVisible();
  await expect(page.getByText('Press any picture')).toBeHidden();
});

test('on paper a kept picture has its whole note beside it, and nothing to fill in or press', async ({
  page,
}) => {
  const note = 'The arch, but for the shoe cupboard, in the colour of the other room. '.repeat(9).trim();
  await page.addInitScript((noted) => {
    const kept = ['pale-ash', 'first-home'].map((project, place) => ({
      project,
      picture: '01',
      note: place ? '' : noted,
    }));
    localStorage.setItem('shortlist', JSON.stringify(kept));
  }, note);
  await openHydrated(page, '/shortlist');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('paragraph').filter({ hasText: note })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'First Home' })).toBeVisible();
  await expect(main.getByText('What do you like about it?').filter({ visible: true })).toHaveCount(0);
  for (const role of ['textbox', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText(['Pale Ash', 'First Home']);
});
