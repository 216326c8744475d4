import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { findBrowser, findWholeBrowser } from '../scripts/test/browser.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './load.ts';
import { startTable } from './table.ts';
import { tapAll } from './visitor-taps.ts';

const ROUNDS = 3;
const SLOWER = 4;
/** As Lighthouse simulates a phone: milliseconds, bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** After the page is loaded, until which a visitor has done nothing. */
const LOOKS_MS = 4000;
const WAYS = [
  ['/', 'Projects', '/projects'],
  ['/projects', 'Services', '/services'],
  ['/services', 'Blogs', '/blogs'],
  ['/blogs', 'About Us', '/about-us'],
] as const;

/** What a phone with a processor four times slower does: reactions to taps, blocking, the next page on a slow line. */
export async function printVisitor({ frontendUrl }: Pick<BenchSite, 'frontendUrl'>): Promise<void> {
  await inBrowser(findBrowser(), (browser) => printReactions(browser, frontendUrl));
  await inBrowser(findWholeBrowser(), (browser) => printNextPages(browser, frontendUrl));
}

/** A whole Chromium without a window and a graphics card leaves out frames, and so reports reactions late: a shell does not. */
async function inBrowser(executablePath: string, print: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await print(browser);
  } finally {
    await browser.close();
  }
}

async function printReactions(browser: Browser, url: string): Promise<void> {
  const row = startTable('round', 'taps', 'slowest reaction, ms', 'tap', 'middle, ms');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const context = await phone(browser);
    const reactions = await tapAll(await slowPage(context), url);
    const slowest = reactions.toSorted((a, b) => b.duration - a.duration)[0];
    const middle = median(reactions, (reaction) => reaction.duration).duration;
    row(round, reactions.length, slowest?.duration ?? 0, slowest?.tap ?? '', middle);
    await context.close();
  }
}

async function printNextPages(browser: Browser, url: string): Promise<void> {
  const row = startTable('way', 'blocked before the tap, ms', 'tap to largest paint, ms');
  for (const [from, name, to] of WAYS) {
    const visits = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await goOn(browser, url, from, name));
    row(
      `${from} to ${to}`,
      median(
        visits.map(({ blocked }) => blocked),
        Number,
      ),
      median(
        visits.map(({ paint }) => paint),
        Number,
      ),
    );
  }
}

async function goOn(browser: Browser, url: string, from: string, name: string) {
  const context = await phone(browser);
  const page = await slowPage(context);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url + from);
  await page.waitForTimeout(LOOKS_MS);
  const blocked = await page.evaluate(() => window.blockedMs);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap();
  await page.waitForTimeout(LOOKS_MS * 2);
  const paint = await page.evaluate(() =>
    Math.round(window.largestPaintAt - Number(sessionStorage.getItem('tapAt'))),
  );
  await context.close();
  return { blocked: Math.round(blocked), paint };
}

const phone = (browser: Browser): Promise<BrowserContext> => browser.newContext(devices['Pixel 7']);

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ path: fileURLToPath(new URL('visitor-watch.js', import.meta.url)) });
  return page;
}

declare global {
  interface Window {
    blockedMs: number;
    /** Milliseconds since 1970. */
    largestPaintAt: number;
    reactions: Map<number, number>;
  }
}
