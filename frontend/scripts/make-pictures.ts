// node scripts/make-pictures.ts (makes the web pictures from the photographs, if new or changed)
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import portfolio from '../content/portfolio.json' with { type: 'json' };

const frontend = fileURLToPath(new URL('..', import.meta.url));
const photographs = join(frontend, 'assets/photographs');
const pictures = join(frontend, 'public/assets/pictures');
const manifestFile = join(frontend, 'content/pictures.json');

const WIDTHS = [480, 800, 1200, 1440];
/** For pictures as wide as the window. */
const WIDE = { folders: /^(hero|banners)\//, width: 1920 };
const QUALITY = { avif: 52, webp: 74 };
/** For other sites to show beside a link. */
const CARD = {
  names: /^(banners\/|hero\/poster-desktop$|services\/(?!.*-side$))/,
  width: 1200,
  height: 630,
  quality: 80,
};

/** A card of a project's cover is cut around the point that staff chose. */
const covers = new Map(
  portfolio.flatMap(({ content }) => {
    const picture = content.pictures.find(({ key }) => key === content.cover) ?? content.pictures[0];
    return picture ? [[picture.src.replace(/\.jpg$/, ''), picture.focus] as const] : [];
  }),
);

type Entry = {
  width: number;
  height: number;
  hash: string;
  tone: string;
  widths: number[];
  card?: true;
};

const entries: Record<string, Entry> = {};
const names: string[] = [];
for await (const file of glob('**/*.jpg', { cwd: photographs })) names.push(file.replace(/\.jpg$/, ''));
for (const name of names.toSorted()) entries[name] = await makePicture(name);
await removeStrays(entries);
await writeFile(manifestFile, `${JSON.stringify(entries, null, 2)}\n`);

async function makePicture(name: string): Promise<Entry> {
  const source = await readFile(join(photographs, `${name}.jpg`));
  const { width, height } = await sharp(source).metadata();
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const steps = WIDE.folders.test(name) ? [...WIDTHS, WIDE.width] : WIDTHS;
  const smaller = steps.filter((step) => step < width);
  const widths = [...smaller, Math.min(width, steps.at(-1) ?? width)];
  await mkdir(join(pictures, dirname(name)), { recursive: true });
  for (const step of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const file = join(pictures, `${name}-${hash}-${step}.${format}`);
      if (existsSync(file)) continue;
      process.stdout.write(`${file.slice(pictures.length + 1)}\n`);
      await sharp(source).resize(step).toFormat(format, { quality: QUALITY[format], effort: 4 }).toFile(file);
    }
  }
  const entry = { width, height, hash, tone: await toneOf(source), widths };
  if (!CARD.names.test(name) && !covers.has(name)) return entry;
  await makeCard(source, join(pictures, `${name}-${hash}-card.jpg`), covers.get(name));
  return { ...entry, card: true };
}

async function makeCard(source: Buffer, file: string, focus?: { x: number; y: number }): Promise<void> {
  if (existsSync(file)) return;
  const { width, height, quality } = CARD;
  process.stdout.write(`${file.slice(pictures.length + 1)}\n`);
  const whole = focus ? await cutAround(source, focus) : sharp(source);
  const card = whole.resize({ width, height, fit: 'cover', position: 'attention' });
  await card.jpeg({ quality, mozjpeg: true }).toFile(file);
}

/** The largest piece in the shape of a card that has the point at the same share of its sides. */
async function cutAround(source: Buffer, focus: { x: number; y: number }): Promise<Sharp> {
  const { width, height } = await sharp(source).metadata();
  const wide = Math.min(width, Math.round((height * CARD.width) / CARD.height));
  const high = Math.min(height, Math.round((width * CARD.height) / CARD.width));
  const left = Math.round(((width - wide) * focus.x) / 100);
  const top = Math.round(((height - high) * focus.y) / 100);
  return sharp(source).extract({ left, top, width: wide, height: high });
}

async function toneOf(source: Buffer): Promise<string> {
  const { channels } = await sharp(source).stats();
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function removeStrays(made: Record<string, Entry>): Promise<void> {
  for (const file of await readdir(pictures, { recursive: true })) {
    const parts = /^(?<name>.+)-(?<hash>[0-9a-f]{8})-(\d+\.(avif|webp)|card\.jpg)$/.exec(file)?.groups;
    if (!parts || made[parts['name'] ?? '']?.hash === parts['hash']) continue;
    process.stdout.write(`removed ${basename(file)}\n`);
    await rm(join(pictures, file));
  }
}
