// npm run seed-pictures -w backend: regenerates the sample posts' pictures from seed-pictures/photographs.
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { FileImageStore } from '../pictures/store/file-image-store.js';
import type { Picture } from '../pictures/picture.js';
import { PictureEncoder } from '../pictures/picture-encoder.js';
import { PictureVariants } from '../pictures/variants/picture-variants.js';
import { NAMES, PHOTOGRAPHS, READY, type SeedPictureNames } from './seed-pictures.js';

const store = new FileImageStore(READY);
const encoder = new PictureEncoder();
const variants = new PictureVariants(store);

await rm(READY, { recursive: true, force: true });
const names: SeedPictureNames = {};
for (const photograph of (await readdir(PHOTOGRAPHS)).toSorted()) {
  const { desktop, mobile } = await encoder.encodeWithMobile(
    await readFile(`${PHOTOGRAPHS}${photograph}`),
    photograph,
  );
  await keep(desktop);
  await keep(mobile);
  names[photograph] = { desktop: desktop.name, mobile: mobile.name };
}
await writeFile(NAMES, `${JSON.stringify(names, null, 2)}\n`);

async function keep({ name, files }: Picture): Promise<void> {
  await Promise.all(files.map(({ file, body }) => store.put(file, body)));
  const made = await variants.encodeMissing(name);
  await Promise.all(made.map(({ file, body }) => store.put(file, body)));
}
