import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import home from '../../frontend/content/home-sections.json' with { type: 'json' };
import { buildBareStudio } from '../bare-studio/bare-studio.ts';
import { serveFrontend } from '../../testing/site/frontend-server.ts';
import { readSiteUnderTest } from '../site/site-under-test.ts';
import { test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/',
  '/blogs',
  '/contact-us',
  '/about-us',
  '/services',
  '/projects',
  '/project',
  '/disclaimer',
  '/privacy-policy',
  '/thank-you',
];

test('no page breaks when a studio leaves out all content it may leave out', async ({ page, dataDir }) => {
  const studio = await serveFrontend(buildBareStudio(dataDir), readSiteUnderTest().url);
  const complaints = complaintsOf(page);
  for (const screen of screens) {
    const response = await page.goto(`${studio.url}${screen}`);
    expect(response?.status(), screen).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    await expect(page.getByText(/undefined|\[object|NaN/), screen).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, screen).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.goto(studio.url);
  await expect(page.getByRole('heading', { name: home.team.title })).toHaveCount(0);
  await studio.stop();
});

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
