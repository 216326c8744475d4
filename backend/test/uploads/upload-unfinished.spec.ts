import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IN_FILES, type TestApp, startApp } from '../setup/start-app.ts';

const HOUR_MS = 60 * 60 * 1000;
const OLD = `.${randomUUID()}`;
const FRESH = `.${randomUUID()}`;
const FINISHED = `${'a'.repeat(32)}-9x9.webp`;

describe('a start after a process that was killed while it wrote', () => {
  let dataDir: string;
  let site: TestApp;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studio-unfinished-'));
    const longAgo = new Date(Date.now() - 2 * HOUR_MS);
    for (const folder of ['uploads', 'enquiry-files']) {
      await mkdir(join(dataDir, folder));
      for (const name of [OLD, FRESH, FINISHED]) await writeFile(join(dataDir, folder, name), 'half');
      for (const name of [OLD, FINISHED]) await utimes(join(dataDir, folder, name), longAgo, longAgo);
    }
    site = await startApp({ ...IN_FILES, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await site.stop();
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['pictures', 'uploads'],
    ['files of enquiries', 'enquiry-files'],
  ])('removes unfinished %s and leaves what may still be written', async (_what, folder) => {
    expect((await readdir(join(dataDir, folder))).toSorted()).toEqual([FRESH, FINISHED].toSorted());
  });
});
