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
/** Staff choose among them. */
const TESTIMONIALS = { page: 'The testimonials', path: '/studio#testimonials' };
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
  /** Of the screen where it is chosen, below /admin; '' where it comes with the page. */
  path: string;
}

let read: SitePicture[] | undefined;

/** Each once for each page. */
export function sitePictures(): readonly SitePicture[] {
  read ??= [...new Map(readSlots().map((slot) => [`${slot.src} ${slot.page}`, slot])).values()];
  return read;
}

function readSlots(): SitePicture[] {
  const photographs = z.record(z.string(), size).parse(readJson('pictures.json'));
  return FILES.flatMap((file) => slotsIn(readJson(file), photographs));
}

type Photographs = Record<string, z.infer<typeof size>>;

function slotsIn(part: unknown, photographs: Photographs, where?: typeof TESTIMONIALS): SitePicture[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one: unknown) => slotsIn(one, photographs, where));
  const { alt, focus } = slotWords.parse(part);
  const [x = 50, y = 50] = focus.split(' ').map((percent) => Number.parseInt(percent));
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): SitePicture[] => {
    if (typeof value !== 'string')
      return slotsIn(value, photographs, name === 'testimonials' ? TESTIMONIALS : where);
    const shown = photographs[value.replace(/\.jpg$/, '')];
    const page = { page: PAGES[value.split('/')[0] ?? ''] ?? 'A page of the site', path: '' };
    const words = { alt, isDecorative: alt === '', focus: { x, y }, fileName: value };
    return shown
      ? [{ src: value, ...page, ...where, ...words, width: shown.width, height: shown.height }]
      : [];
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`content/${file}`)), 'utf8'));
}
