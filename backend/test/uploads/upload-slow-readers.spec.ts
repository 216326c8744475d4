import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3/s3-server.ts';
import { storeSettings } from '../../../testing/servers/s3/store-settings.ts';

/** More than what the kernel keeps of an answer that nobody reads. */
const BYTES = 30_000_000;
const patiently = { interval: 20 };

describe('visitors who take their pictures slowly', () => {
  let staff: Staff;
  let store: S3Server;
  let address: string;
  beforeAll(async () => {
    store = await startS3Server();
    staff = await startAsStaff(storeSettings(store));
    const file = `uploads/${randomUUID().replaceAll('-', '')}-9x9.webp`;
    const contentType = 'image/webp';
    store.objects.set(file, { body: Buffer.alloc(BYTES), contentType, cacheControl: undefined });
    address = `/api/${file}`;
  });
  afterAll(async () => {
    await staff.stop();
    await store.stop();
  });

  /** Asks for the picture and never takes it. */
  const dawdle = async (): Promise<Socket> => {
    const { hostname, port } = new URL(await staff.app.getUrl());
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket;
  };

  it('hold no connection of the store while they are few', async () => {
    await once(await dawdle(), 'readable');
    await expect.poll(() => store.unfinished(), patiently).toBe(0);
  });

  it('do not keep anybody from saving, however many they are', async () => {
    await Promise.all(Array.from({ length: 55 }, dawdle));
    // All that the visitors' connections are.
    await expect.poll(() => store.unfinished(), patiently).toBe(50);
    const saved = await staff.add({ heading: 'A heading' }, { feature_image: await picture(500, 500) });
    expect(saved.status).toBe(201);
  });
});
