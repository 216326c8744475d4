import type { Page } from '@playwright/test';

const MENU = ['Menu', 'Close menu'];
const ENQUIRY = ['Enquire Now', 'Close enquiry'];
/** On which page, and what is tapped there, one after the other: forty in all. */
const TAPS: [path: string, names: string[]][] = [
  ['/', [...ENQUIRY, ...MENU, ...ENQUIRY, ...MENU]],
  [
    '/services',
    ['Turnkey Solution', 'Residential Design', 'Office Interiors', 'Consultancy', ...ENQUIRY, ...MENU],
  ],
  [
    '/projects',
    [
      'Next picture',
      'Next picture',
      'Previous picture',
      'Keep picture 1',
      'Keep picture 1',
      ...ENQUIRY,
      'Menu',
    ],
  ],
  ['/about-us', ['View More', 'Close biography', ...MENU, ...ENQUIRY, 'View More', 'Close biography']],
  ['/what-it-costs', ['An office', 'A home', 'Plain', 'Middle', ...MENU, 'Light on data', 'Light on data']],
];
/** Reactions are reported a little later than they are seen. */
const PAUSE_MS = 700;

export interface Reaction {
  tap: string;
  /** From the tap until the next paint, in milliseconds. */
  duration: number;
}

export async function tapAll(page: Page, url: string): Promise<Reaction[]> {
  const reactions: Reaction[] = [];
  for (const [path, names] of TAPS) {
    await page.goto(url + path);
    for (const name of names) {
      await tap(page, name);
      await page.waitForTimeout(PAUSE_MS);
      const durations = await page.evaluate(takeReactions);
      reactions.push(...durations.map((duration) => ({ tap: `${path} ${name}`, duration })));
    }
  }
  return reactions;
}

function takeReactions(): number[] {
  const durations = [...window.reactions.values()];
  window.reactions.clear();
  return durations;
}

/** Links that lead to another page are none of it. */
async function tap(page: Page, name: string): Promise<void> {
  const named = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }).and(page.locator('[data-held]')))
    .or(page.getByRole('switch', { name }))
    .or(page.locator('main label').filter({ hasText: name }));
  const target = named.filter({ visible: true }).first();
  const before = await page.evaluate(() => scrollY);
  await target.scrollIntoViewIfNeeded();
  // Nobody taps what they have not seen yet.
  if ((await page.evaluate(() => scrollY)) !== before) await page.waitForTimeout(PAUSE_MS);
  await target.tap();
}
