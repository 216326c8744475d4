import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian, locate } from './debian.ts';

const KNOWN_PLACES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that starts: CHROMIUM_PATH, one that is installed, Playwright's own, or Debian's package.
 * @throws an error that names the ways to provide one
 */
export function findBrowser(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return starts(chosen) ? chosen : fail(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  return (
    installed() ?? downloaded() ?? fromDebian() ?? fail('No browser was found and none could be installed.')
  );
}

function installed(): string | undefined {
  return KNOWN_PLACES.map(locate).find((path) => path !== undefined && starts(path));
}

function downloaded(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('Downloading a browser for the tests…');
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian(): string | undefined {
  return installFromDebian('chromium', 'fonts-liberation') ? installed() : undefined;
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function fail(reason: string): never {
  throw new Error(
    `${reason} Install Chromium or Chrome, set CHROMIUM_PATH to one, or run "npx playwright install chromium".`,
  );
}
