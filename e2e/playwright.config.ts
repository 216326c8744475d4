import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const wholeBrowser = process.env['WHOLE_CHROMIUM_PATH'] ?? executablePath;
const args = [
  '--no-sandbox',
  '--process-per-site',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With it a headless shell 156 now and then never draws again after a large picture was decoded.
  '--disable-checker-imaging',
];
const launchOptions = (path?: string) => ({ args, ...(path ? { executablePath: path } : {}) });

/** Tests that hold in every browser, here in those that are installed. */
const otherEngines: Project[] = [];
if (process.env['FIREFOX_PATH'])
  otherEngines.push({
    name: 'firefox',
    testDir: 'journeys',
    grep: /@every-engine|@firefox/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      // Narrow enough for the menu.
      viewport: { width: 768, height: 1024 },
      launchOptions: { executablePath: join(import.meta.dirname, 'engines/firefox.ts') },
    },
  });
if (process.env['WEBKIT_DRIVER']) otherEngines.push({ name: 'webkit', testDir: 'webkit' });

export default defineConfig({
  globalSetup: './site/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A site that runs already has no keys for alerts.
  grepInvert: process.env['STACK_URL'] ? /@own-site/ : [],
  workers: 3,
  // Long enough for a machine that has twice as much to do besides.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Recording a trace makes every test a quarter slower: only where nobody can run it again by hand.
  use: {
    trace: process.env['GITHUB_ACTIONS'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(executablePath),
  },
  projects: [
    // The longest tests first, so that none is left alone at the end.
    { name: 'start', testDir: 'start', timeout: 600_000 },
    {
      // A headless shell keeps no page for the way back and takes no Brotli.
      name: 'whole-browser',
      testDir: 'journeys',
      grep: /@whole-browser/,
      use: { launchOptions: launchOptions(wholeBrowser) },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      grepInvert: /@phone|@whole-browser|@firefox/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // Drawn by the processor, what moves takes a tenth of the suite. The other projects see it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      testDir: 'journeys',
      // What differs with the width or the finger; the rest is the same page.
      testMatch:
        /(public-pages|visitor-(enquires|enquiry-(modal|opens)|frame|moves|reads|sees-projects))\.spec\.ts/,
      grepInvert: /@desktop|@whole-browser|@firefox/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...otherEngines,
  ],
});
