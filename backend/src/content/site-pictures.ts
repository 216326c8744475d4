import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ShippedPicture } from '../pictures/library-entry.js';

const FILES = ['home-pictures.json', 'media.json', 'service-pictures.json'];
/** By the folder of the photograph. */
const PAGES: Record<string, string> = {
  banners: 'The top of a page',
  hero: 'The film of the home page',
  home: 'The home page and About us',
  services: 'The services',
};
const size = z.object({ width: z.int(), height: z.int() });
const slotWords = z.object({
  alt: z.string().catch(''),
  focus: z
    .string()
    .regex(/^\d+% \d+%$/)
    .catch('50% 50%'),
});

/** A photograph of the pages that staff do not write, and where it stands. */
export interface SitePicture extends ShippedPicture {
  page: string;
}

let read: SitePicture[] | undefined;

/** Each once. */
export function sitePictures(): readonly SitePicture[] {
  read ??= [...new Map(readSlots().map((slot) => [slot.src, slot])).values()];
  return read;
}

function readSlots(): SitePicture[] {
  const photographs = z.record(z.string(), size).parse(readJson('pictures.json'));
  return FILES.flatMap((file) => slotsIn(readJson(file), photographs));
}

function slotsIn(part: unknown, photographs: Record<string, z.infer<typeof size>>): SitePicture[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one: unknown) => slotsIn(one, photographs));
  const { alt, focus } = slotWords.parse(part);
  const [x = 50, y = 50] = focus.split(' ').map((percent) => Number.parseInt(percent));
  return Object.values(part).flatMap((value: unknown): SitePicture[] => {
    if (typeof value !== 'string') return slotsIn(value, photographs);
    const shown = photographs[value.replace(/\.jpg$/, '')];
    const page = PAGES[value.split('/')[0] ?? ''] ?? 'A page of the site';
    const words = { alt, isDecorative: alt === '', focus: { x, y }, fileName: value };
    return shown ? [{ src: value, page, ...words, width: shown.width, height: shown.height }] : [];
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`content/${file}`)), 'utf8'));
}
