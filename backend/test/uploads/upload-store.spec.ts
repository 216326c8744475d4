import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { type ImageStore, ImageStoreUnavailable } from '../../src/pictures/image-store.js';
import { S3ImageStore } from '../../src/pictures/store/s3-image-store.js';
import { type TestBucket, startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-store-test-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const s3 = (settings: { endpoint?: string; secretAccessKey?: string } = {}) => {
  const { region, endpoint, credentials } = bucket;
  return new S3ImageStore({
    bucket: bucket.bucket,
    region,
    endpoint,
    forcePathStyle: true,
    ...credentials,
    ...settings,
  });
};
const name = () => `${randomUUID().replaceAll('-', '')}-9x9.webp`;

describe.each([
  ['files', () => new FileImageStore(join(folder, 'uploads'))],
  ['S3', () => s3()],
] as const)('a store of pictures in %s', (_kind, open) => {
  let store: ImageStore;
  beforeAll(() => {
    store = open();
  });
  const contents = async (file: string) => {
    const image = await store.read(file);
    return image && { size: image.size, text: (await buffer(image.body)).toString() };
  };

  it('gives back what was put into it', async () => {
    const file = name();
    await store.put(file, Buffer.from('a picture'));
    expect(await contents(file)).toEqual({ size: 9, text: 'a picture' });
    await store.delete(file);
  });

  it('keeps every byte of a large picture', async () => {
    const file = name();
    const body = Buffer.alloc(3_000_000, 'abc');
    await store.put(file, body);
    expect((await contents(file))?.text === body.toString()).toBe(true);
    await store.delete(file);
  });

  it('takes the same picture twice, also at the same time', async () => {
    const file = name();
    await Promise.all(Array.from({ length: 5 }, () => store.put(file, Buffer.from('a picture'))));
    expect(await contents(file)).toEqual({ size: 9, text: 'a picture' });
    await store.delete(file);
  });

  it('has nothing under a name that was never put or was deleted', async () => {
    const file = name();
    expect(await contents(file)).toBeUndefined();
    await store.put(file, Buffer.from('a picture'));
    await store.delete(file);
    expect(await contents(file)).toBeUndefined();
  });

  it('does not mind deleting what is not there', async () => {
    await expect(store.delete(name())).resolves.toBeUndefined();
  });
});

describe('files that are put together', () => {
  it('are all gone when one of them fails and whoever put them deletes them', async () => {
    const signals = new EventEmitter();
    const stored = new Set<string>();
    class FailingStore extends FileImageStore {
      override async put(file: string): Promise<void> {
        if (file === 'first.webp') throw new ImageStoreUnavailable('away');
        await once(signals, 'go on');
        stored.add(file);
      }

      override async delete(file: string): Promise<void> {
        stored.delete(file);
      }
    }
    const store = new FailingStore(folder);
    const files = ['first.webp', 'second.webp'].map((file) => ({ file, body: Buffer.from('a picture') }));
    const deleted = store.putAll(files).catch(async (error: unknown) => {
      for (const { file } of files) await store.delete(file);
      return error;
    });
    await nextTurn();
    signals.emit('go on');
    expect(await deleted).toBeInstanceOf(ImageStoreUnavailable);
    expect([...stored]).toEqual([]);
  });
});

describe('pictures in files', () => {
  it('are for this process alone and leave nothing unfinished beside them', async () => {
    const place = join(folder, randomUUID());
    await new FileImageStore(place).put('a.webp', Buffer.from('a picture'));
    expect(await readdir(place)).toEqual(['a.webp']);
    expect((await stat(join(place, 'a.webp'))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  });

  it('are unavailable when their folder is none', async () => {
    const place = join(folder, randomUUID());
    await writeFile(place, 'no folder');
    await chmod(place, 0o600);
    const store = new FileImageStore(place);
    const attempts = [store.put('a.webp', Buffer.from('a')), store.read('a.webp')];
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toMatchObject({ status: 'rejected', reason: expect.any(ImageStoreUnavailable) });
  });
});

describe('pictures in S3', () => {
  it('lie under the path they are served at, with their type and caching', async () => {
    const file = name();
    await s3().put(file, Buffer.from('a picture'));
    expect(await bucket.head(`uploads/${file}`)).toEqual({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    await s3().delete(file);
  });

  it.each([
    ['the secret is wrong', { secretAccessKey: 'wrong' }],
    ['nothing answers', { endpoint: 'http://127.0.0.1:1' }],
  ])('are unavailable when %s', async (_what, settings) => {
    const store = s3(settings);
    const file = name();
    const attempts = [store.put(file, Buffer.from('a')), store.read(file), store.delete(file)];
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toMatchObject({ status: 'rejected', reason: expect.any(ImageStoreUnavailable) });
  });
});
