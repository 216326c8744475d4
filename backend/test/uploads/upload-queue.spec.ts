import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { largePicture, sendLargePicture } from '../pictures/large-pictures.ts';
import { picture } from '../pictures/pictures.ts';

describe('those who upload at once', () => {
  let staff: Staff;
  let url: string;
  beforeAll(async () => {
    staff = await startAsStaff();
    url = await staff.app.getUrl();
  });
  afterAll(() => staff.stop());

  const patiently = { interval: 20 };
  const figures = async () => {
    const { text } = await staff.request.get('/api/metrics');
    const figure = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1],
      );
    return {
      used: figure('upload_slots{state="used"}'),
      free: figure('upload_slots{state="free"}'),
      queue: figure('upload_queue_length'),
    };
  };
  const expectFigures = async (used: number, queue: number) => {
    await expect.poll(figures, patiently).toEqual({ used, free: 4 - used, queue });
  };

  /** Begins to send a picture and says no more. */
  const begin = async (): Promise<Socket> => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(
      `POST /api/admin/blog/proxyfile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${staff.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n',
    );
    return socket;
  };
  const fill = async () => {
    const all = await Promise.all([begin(), begin(), begin(), begin()]);
    await expectFigures(4, 0);
    return all;
  };

  it('give their slots back when they leave, while they wait too', async () => {
    const inside = await fill();
    const waiting = await Promise.all([begin(), begin()]);
    await expectFigures(4, 2);
    for (const socket of waiting) socket.destroy();
    await expectFigures(4, 0);
    for (const socket of inside) socket.destroy();
    await expect.poll(figures, patiently).toEqual({ used: 0, free: 4, queue: 0 });
  });

  it('wait half a minute at most, and are told to try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await fill();
    const answer = staff.insert(await picture(20, 20)).then((response) => response);
    await expectFigures(4, 1);
    vi.advanceTimersByTime(30_000);
    const { status, headers, body } = await answer;
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('5');
    expect(body.message).toMatch(
      /^Many pictures are being uploaded just now\..+try again in a few seconds\.$/,
    );
    await expectFigures(4, 0);
  });

  it('are all stored in the end when they are twenty photographs of 12 MB', async () => {
    const photographs = await Promise.all(Array.from({ length: 20 }, () => largePicture(12)));
    const store = async (photograph: Buffer[]): Promise<string> => {
      const { status, retryAfter, text } = await sendLargePicture(url, staff.token, photograph);
      if (status === 201) return JSON.parse(text).file;
      expect(status).toBe(429);
      await sleep(Number(retryAfter) * 1000);
      return store(photograph);
    };
    const addresses = await Promise.all(photographs.map(store));
    expect(new Set(addresses).size).toBe(20);
    for (const address of addresses) expect((await staff.request.get(address)).status).toBe(200);
    await expectFigures(0, 0);
  });
});
