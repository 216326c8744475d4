// node scripts/make-pictures.ts (makes the web pictures from the photographs, if new or changed)
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cardPoint } from '../content/cardPoint.ts';
import homePictures from '../content/home-pictures.json' with { type: 'json' };
import media from '../content/media.json' with { type: 'json' };
import range from '../content/range.json' with { type: 'json' };
import services from '../content/service-pictures.json' with { type: 'json' };

const frontend = fileURLToPath(new URL('..', import.meta.url));
const photographs = join(frontend, 'assets/photographs');
const pictures = join(frontend, 'public/assets/pictures');
const manifestFile = join(frontend, 'content/pictures.json');
/** Apart: only visits that are light on data read it. */
const bytesFile = join(frontend, 'content/picture-bytes.json');

const WIDTHS = [480, 800, 1200, 1440];
/** For pictures as wide as the window: the largest paint of a page waits for them. The photographs have no finer colours either. */
const WIDE = {
  folders: /^(hero|banners)\//,
  width: 1920,
  avif: { quality: 45, chromaSubsampling: '4:2:0' },
};
/** For pictures that stand small in a list as well. */
const SMALL = { names: /^services\/(?!.*-side$)/, width: 200 };
const FORMATS = { avif: { quality: 52 }, webp: { quality: 74 } };
/** For other sites to show beside a link, of what stands for a page. Cards of posts and projects are made by the backend. */
const CARD = {
  width: 1200,
  height: 630,
  quality: 80,
};

const { hero } = homePictures;
const slots = [
  { src: hero.posterDesktop, focus: hero.focusDesktop },
  range.picture,
  ...Object.values(media.banners),
  ...Object.values(services).map(({ main }) => main),
];
const focusOf = new Map(slots.map(({ src, focus }) => [src, focus]));

type Point = ReturnType<typeof cardPoint>;
type Entry = {
  width: number;
  height: number;
  hash: string;
  tone: string;
  widths: number[];
};

const entries: Record<string, Entry> = {};
const names: string[] = [];
for await (const file of glob('**/*.jpg', { cwd: photographs })) names.push(file.replace(/\.jpg$/, ''));
for (const name of names.toSorted()) entries[name] = await makePicture(name);
await removeStrays(entries);
await writeFile(manifestFile, `${JSON.stringify(entries, null, 2)}\n`);
const bytes = await Promise.all(Object.entries(entries).map(bytesOf));
await writeFile(bytesFile, `${JSON.stringify(Object.fromEntries(bytes), null, 2)}\n`);

async function makePicture(name: string): Promise<Entry> {
  const source = await readFile(join(photographs, `${name}.jpg`));
  const { width, height } = await sharp(source).metadata();
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const steps = [
    ...(SMALL.names.test(name) ? [SMALL.width] : []),
    ...WIDTHS,
    ...(WIDE.folders.test(name) ? [WIDE.width] : []),
  ];
  const formats = WIDE.folders.test(name) ? { ...FORMATS, avif: WIDE.avif } : FORMATS;
  const smaller = steps.filter((step) => step < width);
  const widths = [...smaller, Math.min(width, steps.at(-1) ?? width)];
  await mkdir(join(pictures, dirname(name)), { recursive: true });
  for (const step of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const file = join(pictures, `${name}-${hash}-${step}.${format}`);
      if (existsSync(file)) continue;
      process.stdout.write(`${file.slice(pictures.length + 1)}\n`);
      await sharp(source)
        .resize(step)
        .toFormat(format, { ...formats[format], effort: 4 })
        .toFile(file);
    }
  }
  const focus = focusOf.get(`${name}.jpg`);
  if (focus !== undefined) await makeCard(source, join(pictures, `${name}-${hash}-card`), cardPoint(focus));
  return { width, height, hash, tone: await toneOf(source), widths };
}

/** Of the largest AVIF. */
async function bytesOf([name, { hash, widths }]: [string, Entry]): Promise<[string, number]> {
  const { size } = await stat(join(pictures, `${name}-${hash}-${widths.at(-1)}.avif`));
  return [name, size];
}

/** With the point as near to its middle as the edges allow, as the backend's cards. */
async function makeCard(source: Buffer, start: string, { x, y }: Point): Promise<void> {
  const file = `${start}-${x}-${y}.jpg`;
  if (existsSync(file)) return;
  const { width, height, quality } = CARD;
  process.stdout.write(`${file.slice(pictures.length + 1)}\n`);
  const whole = await sharp(source).metadata();
  const cut = {
    width: Math.min(whole.width, Math.round((whole.height * width) / height)),
    height: Math.min(whole.height, Math.round((whole.width * height) / width)),
  };
  const left = begin(whole.width, cut.width, x);
  const top = begin(whole.height, cut.height, y);
  const card = sharp(source)
    .extract({ ...cut, left, top })
    .resize({ width, height });
  await card.jpeg({ quality, mozjpeg: true }).toFile(file);
}

function begin(whole: number, part: number, percent: number): number {
  return Math.min(Math.max(Math.round((whole * percent) / 100 - part / 2), 0), whole - part);
}

async function toneOf(source: Buffer): Promise<string> {
  const { channels } = await sharp(source).stats();
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** No cards: messengers keep their addresses. */
async function removeStrays(made: Record<string, Entry>): Promise<void> {
  for (const file of await readdir(pictures, { recursive: true })) {
    const parts = /^(?<name>.+)-(?<hash>[0-9a-f]{8})-\d+\.(avif|webp)$/.exec(file)?.groups;
    if (!parts || made[parts['name'] ?? '']?.hash === parts['hash']) continue;
    process.stdout.write(`removed ${basename(file)}\n`);
    await rm(join(pictures, file));
  }
}
