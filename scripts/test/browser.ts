import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian, locate } from './debian.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';
const KNOWN_PLACES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that starts: CHROMIUM_PATH, else a headless shell, which takes two thirds of the time (installed, Playwright's
 * own, or Debian's package), else any that is installed.
 * @throws an error that names the ways to provide one
 */
export function findBrowser(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return starts(chosen) ? chosen : fail(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  return (
    installed(HEADLESS_SHELL) ??
    playwrights() ??
    fromDebian() ??
    KNOWN_PLACES.map(installed).find(Boolean) ??
    downloaded() ??
    fail('No browser was found and none could be installed.')
  );
}

/** One that does all that a visitor's does. @throws as above */
export function findWholeBrowser(): string {
  const chosen = process.env['WHOLE_CHROMIUM_PATH'];
  if (chosen && starts(chosen)) return chosen;
  return (
    KNOWN_PLACES.map(installed).find(Boolean) ??
    (installFromDebian('chromium', 'fonts-liberation') ? installed('chromium') : undefined) ??
    findBrowser()
  );
}

function installed(program: string): string | undefined {
  const path = locate(program);
  return path !== undefined && starts(path) ? path : undefined;
}

function playwrights(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function downloaded(): string | undefined {
  console.log('Downloading a browser for the tests…');
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  return playwrights();
}

function fromDebian(): string | undefined {
  return installFromDebian(HEADLESS_SHELL, 'fonts-liberation') ? installed(HEADLESS_SHELL) : undefined;
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function fail(reason: string): never {
  throw new Error(
    `${reason} Install Chromium or Chrome, set CHROMIUM_PATH to one, or run "npx playwright install chromium".`,
  );
}
