import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type TestBucket, startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { readEnv } from '../../src/config/env.js';
import { createImageStore } from '../../src/pictures/create-image-store.js';
import { bytesOf } from '../../src/pictures/image-store.js';
import { save } from './backups.ts';
import { startAsStaff } from '../blog/blog-posts.ts';
import { createDatabase } from '../setup/database.ts';
import { picture } from '../pictures/pictures.ts';
import { testSettings } from '../setup/test-settings.ts';

const storeIn = ({ settings }: TestBucket) =>
  createImageStore(readEnv({ ...testSettings, ...settings, DATABASE_URL: 'postgres://none' }));

it('a backup of pictures in S3, restored into another bucket, has every byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [before, after] = [await startTestBucket(), await startTestBucket()];
  onTestFinished(() => Promise.all([before.stop(), after.stop()]).then(() => undefined));
  const site = await startAsStaff(before.settings);
  onTestFinished(() => site.stop());
  await site.post({}, { feature_image: await picture(1000, 800) });
  await expect.poll(async () => (await before.keys()).length).toBe(12);
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const [from, to] = [await storeIn(before), await storeIn(after)];
  const file = join(folder, 'studio.tar');
  await save(site.env.DATABASE_URL, from, file);
  await loadBackup({ DATABASE_URL: database.url }, to, { path: file });
  const keys = await before.keys();
  expect(await after.keys()).toEqual(keys);
  const read = async (store: typeof from, key: string) => {
    const image = await store.read(key.replace('uploads/', ''));
    return image && (await bytesOf(image)).toString('base64');
  };
  for (const key of keys) expect(await read(to, key)).toBe((await read(from, key)) ?? 'is missing');
});
