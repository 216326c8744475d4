import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProofEnv } from '../../src/config/env.js';
import { claimScratch, clearScratch } from '../../src/backup/proof/scratch.js';
import { ScratchDatabase } from '../../src/backup/proof/scratch-database.js';
import { type ScratchPictures, scratchPictures } from '../../src/backup/proof/scratch-pictures.js';
import { type TestBucket, startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

let dataDir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-scratch-'));
  bucket = await startTestBucket('-scratch');
});
afterAll(async () => {
  await bucket.stop();
  await rm(dataDir, { recursive: true });
});

const settings = (store: Record<string, string> = {}) => {
  const url = 'postgres://studio_scratch:secret@localhost/studio_scratch';
  return readProofEnv({ SCRATCH_DATABASE_URL: url, DATA_DIR: dataDir, ...store });
};
const folder = () => join(dataDir, 'scratch');

describe.each([
  {
    kind: 'a folder below that of the site',
    open: () => scratchPictures(settings()),
    put: async (name: string) => {
      await mkdir(join(folder(), 'uploads'), { recursive: true });
      await writeFile(join(folder(), 'uploads', name), 'a picture');
    },
    left: async () => (await readdir(dataDir)).length,
    throwAway: () => rm(folder(), { recursive: true }),
  },
  {
    kind: 'a bucket named after that of the site',
    open: () =>
      scratchPictures(settings({ ...bucket.settings, S3_BUCKET: bucket.bucket.replace('-scratch', '') })),
    put: (name: string) => bucket.put(`uploads/${name}`, 'a picture'),
    left: async () => (await bucket.keys()).length,
    throwAway: () => bucket.clear(),
  },
])('the pictures of a proof in $kind', ({ open, put, left, throwAway }) => {
  let pictures: ScratchPictures;
  beforeAll(async () => {
    pictures = await open();
  });

  it('are taken away with their mark', async () => {
    await claimScratch(pictures.scratch);
    await pictures.store.put('a.webp', Buffer.from('a picture'));
    await clearScratch(pictures.scratch);
    expect(await left()).toBe(0);
  });

  it('of a proof that was killed are taken away by the next, however many there are', async () => {
    await claimScratch(pictures.scratch);
    for (let picture = 0; picture < 60; picture += 1) await put(`${picture}.webp`);
    await claimScratch(await open().then(({ scratch }) => scratch));
    expect(await pictures.store.has('7.webp')).toBe(false);
    await clearScratch(pictures.scratch);
    expect(await left()).toBe(0);
  });

  it('are not put beside those of somebody else', async () => {
    await put('theirs.webp');
    await expect(claimScratch(pictures.scratch)).rejects.toThrow('is not empty');
    expect(await pictures.store.has('theirs.webp')).toBe(true);
    await throwAway();
  });
});

it.each(['studio', 'scratch', '_scratch', 'studio_scratch_2'])(
  'the database %j is nobody to restore into by way of trial',
  (name) => {
    expect(() => new ScratchDatabase(`postgres://studio:secret@localhost/${name}`)).toThrow(
      `SCRATCH_DATABASE_URL names the database ${name}`,
    );
  },
);
