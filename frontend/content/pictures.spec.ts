import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pictureBytes } from './pictureBytes.ts';
import formerCards from './former-cards.json' with { type: 'json' };
import homePictures from './home-pictures.json' with { type: 'json' };
import media from './media.json' with { type: 'json' };
import { pictureCard, pictureUrl } from './pictures.ts';
import { costPicture } from './range.ts';
import services from './service-pictures.json' with { type: 'json' };
import made from './pictures.json' with { type: 'json' };

const manifest = z.record(
  z.string(),
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    hash: z.string().regex(/^[\da-f]{8}$/),
    tone: z.string().regex(/^#[\da-f]{6}$/),
    widths: z.array(z.int().positive()).min(1),
  }),
);

const pictures = Object.entries(manifest.parse(made));
const fileOf = (url: string) => fileURLToPath(new URL(`../public${url}`, import.meta.url));

test('every picture is there in every width and format, never enlarged', () => {
  for (const [name, { width, widths }] of pictures) {
    const urls = widths.flatMap((each) => [pictureUrl(name, each, 'avif'), pictureUrl(name, each, 'webp')]);
    expect.soft(urls.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
    expect.soft(Math.max(...widths), name).toBeLessThanOrEqual(width);
    const largest = fileOf(pictureUrl(name, Math.max(...widths), 'avif'));
    expect.soft(pictureBytes(`${name}.jpg`), name).toBe(statSync(largest).size);
  }
});

const { hero } = homePictures;
const pageCards = [
  { src: hero.posterDesktop, focus: hero.focusDesktop },
  costPicture,
  ...Object.values(media.banners),
  ...Object.values(services).map(({ main }) => main),
].map(({ src, focus }) => pictureCard(src, focus));

test('the cards there are those that pages name, cut around their focus, and those that messengers may know', () => {
  const there = globSync('**/*-card*.jpg', { cwd: fileOf('/assets/pictures') });
  const wanted = [...pageCards.map((url) => url.replace('/assets/pictures/', '')), ...formerCards];
  expect(there.toSorted()).toEqual(wanted.toSorted());
});
