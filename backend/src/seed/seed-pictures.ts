import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Picture } from '../pictures/picture.js';
import { allFiles } from '../pictures/picture-name.js';

/** The same places from src/seed and from dist/seed. */
export const PHOTOGRAPHS = fileURLToPath(new URL('../../seed-pictures/photographs/', import.meta.url));
export const READY = fileURLToPath(new URL('../../seed-pictures/ready/', import.meta.url));
export const NAMES = fileURLToPath(new URL('../../seed-pictures/names.json', import.meta.url));

const namesSchema = z.record(z.string(), z.object({ desktop: z.string(), mobile: z.string() }));
export type SeedPictureNames = z.infer<typeof namesSchema>;

/** With every file it ever has: nothing is encoded at a start. */
export async function readSeedPicture(photograph: string): Promise<{ desktop: Picture; mobile: Picture }> {
  const names = namesSchema.parse(JSON.parse(await readFile(NAMES, 'utf8')))[photograph];
  if (!names) throw new Error(`${photograph} has no pictures: run npm run seed-pictures -w backend.`);
  return { desktop: await readPicture(names.desktop), mobile: await readPicture(names.mobile) };
}

async function readPicture(name: string): Promise<Picture> {
  const files = allFiles(name).map(async (file) => ({ file, body: await readFile(`${READY}${file}`) }));
  return { name, files: await Promise.all(files) };
}
