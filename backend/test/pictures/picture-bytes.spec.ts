import { join } from 'node:path';
import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { MakePictureVariants } from '../../src/pictures/variants/make-picture-variants.job.js';
import { nameInPath } from '../../src/pictures/picture-name.js';
import { type LibraryStaff, startAsLibraryStaff } from '../library/library.ts';

const PHOTOGRAPHS = fileURLToPath(new URL('../../seed-pictures/photographs/', import.meta.url));

/** Of the samples, the next one with each call. */
const photographs = readdir(PHOTOGRAPHS);
let taken = 0;
async function photograph(): Promise<Sharp> {
  const [file = ''] = (await photographs).slice((taken += 1));
  return sharp(await readFile(join(PHOTOGRAPHS, file))).resize({ width: 600 });
}

/** Flat colours with sharp edges, as of a logo. */
function drawing(): Sharp {
  taken += 1;
  const side = 200 + taken;
  const create = { width: side, height: side, channels: 3 as const, background: '#332222' };
  return sharp({ create: { width: 700, height: 500, channels: 3, background: '#f3ece2' } }).composite([
    { input: { create }, left: 60, top: 40 },
    { input: { create: { ...create, width: 9, background: '#a4502b' } }, left: 500, top: 90 },
  ]);
}

describe('a picture that was made small', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const sizeOf = (file: string) => stat(join(staff.env.DATA_DIR, file)).then(({ size }) => size);

  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG', async () => (await photograph()).jpeg({ quality: 45, mozjpeg: true }).toBuffer()],
    ['a WebP', async () => (await photograph()).webp({ quality: 75, effort: 2 }).toBuffer()],
    ['a PNG', async () => drawing().png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()],
    ['a GIF', async () => drawing().gif({ colours: 4 }).toBuffer()],
  ])('is never larger here than it came, in any of its sizes: %s', async (_what, make) => {
    const file = await make();
    const { src, bytes } = await staff.picture(file);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(file.length);
    for (const smaller of ['-480']) {
      const size = await sizeOf(src.replace('.webp', `${smaller}.webp`)).catch(() => 0);
      expect(size).toBeLessThanOrEqual(file.length);
    }
  });

  it('keeps every pixel of a drawing that came as a lossless WebP', async () => {
    const file = await drawing().webp({ lossless: true }).toBuffer();
    const { src } = await staff.picture(file);
    const stored = await readFile(join(staff.env.DATA_DIR, src));
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
  });

  it.each<[string, number, () => Promise<Buffer>]>([
    ['an AVIF', 80, async () => (await photograph()).avif({ quality: 35 }).toBuffer()],
    ['a WebP', 60, async () => (await photograph()).webp({ quality: 40, effort: 6 }).toBuffer()],
    ['a JPEG', 60, async () => (await photograph()).jpeg({ quality: 12, mozjpeg: true }).toBuffer()],
  ])('loses no more than must be, although it is larger here: %s', async (_what, quality, make) => {
    const file = await make();
    const { bytes } = await staff.picture(file);
    expect(bytes).toBe((await sharp(file).webp({ quality, effort: 2 }).toBuffer()).length);
  });

  it('is encoded as well as ever when it came large', async () => {
    const source = await photograph();
    const { bytes } = await staff.picture(await source.clone().jpeg({ quality: 95 }).toBuffer());
    const usual = await source
      .clone()
      .jpeg({ quality: 95 })
      .toBuffer()
      .then((jpeg) => sharp(jpeg).webp({ quality: 80, effort: 2 }).toBuffer());
    expect(bytes).toBe(usual.length);
  });

  it('keeps nothing of where it was taken', async () => {
    const file = await (
      await photograph()
    )
      .withExif({ IFD3: { GPSLatitude: '28/1 28/1 0/1', GPSLatitudeRef: 'N' } })
      .webp({ quality: 30, effort: 6 })
      .toBuffer();
    const { src } = await staff.picture(file);
    const stored = await readFile(join(staff.env.DATA_DIR, src));
    const { exif, xmp, icc } = await sharp(stored).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('has no AVIF that is larger than its WebP', async () => {
    for (const file of [
      await drawing().png().toBuffer(),
      await (await photograph()).jpeg({ quality: 60 }).toBuffer(),
    ]) {
      const { src } = await staff.picture(file);
      await staff.app
        .get(MakePictureVariants)
        .run({ name: nameInPath(src) ?? '' }, new AbortController().signal);
      for (const size of ['', '-480']) {
        const webp = src.replace('.webp', `${size}.webp`);
        const avif = await sizeOf(webp.replace(/webp$/, 'avif')).catch(() => 0);
        expect(avif).toBeLessThan(await sizeOf(webp));
      }
    }
  });

  it('is answered as WebP where it has no AVIF', async () => {
    const { src } = await staff.picture(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
    );
    await staff.app
      .get(MakePictureVariants)
      .run({ name: nameInPath(src) ?? '' }, new AbortController().signal);
    const answer = await staff.request.get(`/api/${src.replace('.webp', '.avif')}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
