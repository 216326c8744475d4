import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What is being fetched again is dimmed for that moment. */
export async function untilNothingLoads(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** When all is there. */
export async function violationsIn(page: Page, part = 'html'): Promise<axe.Result[]> {
  await untilNothingLoads(page);
  return violationsNow(page, part);
}

/** Brought into a page once, however often it is looked at: to read that script takes as long as a look. */
async function violationsNow(page: Page, part = 'html'): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (within) => {
    // Text that is still fading in has, for that moment, too little contrast.
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
    const results = await window.axe?.run(within, {
      resultTypes: ['violations'],
      // The one rule of WCAG 2.2 that axe leaves out unless it is asked.
      rules: { 'target-size': { enabled: true } },
      // Style sheets are fetched again for a rule that is off.
      preload: { assets: ['media'] },
    });
    if (!results) throw new Error('The page has not been looked at.');
    return results.violations;
  }, part);
}

/** On a phone and on a wide screen, without going there twice; also while something is on its way. */
export async function expectNoViolationWhileLoading(page: Page, part?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violationsNow(page, part)).toEqual([]);
    // Nothing is wider than the window.
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill).toBeLessThanOrEqual(0);
  }
}

/** @param part of a page whose rest was looked at before */
export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await untilNothingLoads(page);
  await expectNoViolationWhileLoading(page, part);
}
