import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

/** The digits rise so far above their line, as a part of their size. */
const RISE = 0.12;

test('the first screen of any window says that a page is missing, and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  const sentence = page.getByText('Oops! The page you are looking for does not exist.');
  const home = page.getByRole('link', { name: 'Go back home' });
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [844, 390],
    [932, 430],
    [1366, 625],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `at ${width} by ${height}`;
    for (const shown of [sentence, home]) await expect.soft(shown, at).toBeInViewport({ ratio: 1 });
    const logo = await page.getByRole('link', { name: 'Dehleez Interiors' }).boundingBox();
    const digits = page.getByRole('heading', { name: '404' });
    const size = await digits.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    const top = (await digits.boundingBox())?.y ?? 0;
    expect.soft(top - RISE * size, at).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0));
  }
});
