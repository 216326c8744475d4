// npm run lighthouse: scores the public pages on a slow phone; the median of three.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { startSite } from '../testing/site/running-site.ts';
import { freePort } from '../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';
import { findBrowser } from '../scripts/test/browser.ts';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
/** Of 100. */
const MIN_SCORES = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** In milliseconds, and in parts of the screen. */
const MOST = {
  'largest-contentful-paint': 1700,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.005,
};

const score = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  categories: z.record(z.string(), score),
  audits: z.record(z.string(), score.extend({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;
const latestSchema = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

const folder = temporaryFolder('studio-lighthouse');
const port = String(await freePort());
const siteUrl = `http://127.0.0.1:${port}`;
const site = await startSite({ PORT: port, DATA_DIR: join(folder.path, 'data'), SITE_URL: siteUrl });
try {
  const latest = latestSchema.parse(await (await fetch(`${siteUrl}/api/blog-latest`)).json());
  const posts = ['/blogs', `/blog/${latest.data[0]?.slug}`];
  const work = ['/projects', '/projects/the-verandah-flat', '/what-it-costs'];
  const paths = ['/', '/about-us', '/services', ...work, ...posts, '/contact-us'];
  console.log(`| page | ${[...Object.keys(MIN_SCORES), ...Object.keys(MOST)].join(' | ')} |`);
  console.log(`|${' --- |'.repeat(1 + Object.keys({ ...MIN_SCORES, ...MOST }).length)}`);
  for (const path of paths) if (!isGoodEnough(path)) process.exitCode = 1;
} finally {
  await site.stop();
  folder.remove();
}

function isGoodEnough(path: string): boolean {
  const { categories, audits } = medianReport(siteUrl + path);
  const scores = Object.keys(MIN_SCORES).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const figures = Object.keys(MOST).map((name) => audits[name]?.numericValue ?? Infinity);
  console.log(`| ${[path, ...scores, ...figures.map((figure) => +figure.toFixed(3))].join(' | ')} |`);
  return (
    Object.values(MIN_SCORES).every((least, index) => (scores[index] ?? 0) >= least) &&
    Object.values(MOST).every((most, index) => (figures[index] ?? Infinity) <= most)
  );
}

function medianReport(url: string): Report {
  const speed = ({ categories }: Report) => categories['performance']?.score ?? 0;
  const [, middle] = [measure(url), measure(url), measure(url)].toSorted((a, b) => speed(a) - speed(b));
  return middle ?? measure(url);
}

/** Retries once: a browser on a busy machine may fail. */
function measure(url: string, isRetry = false): Report {
  const file = join(folder.path, 'report.json');
  rmSync(file, { force: true });
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const { status, stderr } = spawnSync(process.execPath, [LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    encoding: 'utf8',
  });
  if (status !== 0 && !isRetry) return measure(url, true);
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${stderr}`);
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
