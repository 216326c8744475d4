import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSite, startTestSite } from '../../testing/site/test-site.ts';
import { signInAsStaff } from '../../testing/actors/staff.ts';
import { newPicture } from '../../testing/pictures.ts';
import { enquire } from '../../testing/actors/visitor.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { memoryOfNginx, putAsideBy } from './nginx-memory.ts';
import { type SentSlowly, sendSlowly } from './slow-sender.ts';

const KB = 1024;
const MB = 1024 * KB;
const STRANGERS = 200;
const VISITS = 40;
/** For 200 connections; each that is still open has a buffer of 16 KB. */
const MAX_GROWTH_BYTES = 16 * MB;
/** Of the middle visit: strangers, visitors and the whole site share the machine's cores in this test. */
const MAX_RATIO = 5;
const MIN_COMPARED_MS = 20;

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const files = { 'Content-Type': 'multipart/form-data; boundary=b' };
const garbage = { Authorization: 'Bearer of-nobody' };
/** What strangers send, each kind on 20 connections, and what they are told at once; others may go on. */
const KINDS: (SentSlowly & { answered?: number })[] = [
  { line: 'POST /api/admin/blog', bytes: 25 * MB, answered: 401 },
  { line: 'POST /api/admin/blog/1/update', headers: garbage, bytes: 25 * MB, answered: 401 },
  { line: 'POST /api/admin/blog/proxyfile', headers: garbage, answered: 401 },
  { line: 'POST /api/enquiry', bytes: 25 * MB, answered: 413 },
  { line: 'POST /api/enquiry', headers: json, bytesAtOnce: 100 * KB },
  { line: 'POST /', bytes: 25 * MB, answered: 405 },
  { line: 'POST /blogs', answered: 405 },
  { line: 'POST /contact-us', headers: form, bytes: 64 * KB, bytesAtOnce: 50 * KB },
  { line: 'POST /api/admin/login', headers: form, bytes: 128 * KB, bytesAtOnce: 100 * KB },
  { line: 'GET /api/blog', bytes: 25 * MB, answered: 413 },
];
let site: TestSite;
let nginx: Nginx;

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE: 'true' });
  nginx = await startNginx({
    FRONTEND_URL: site.url,
    BACKEND_URL: site.url,
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
}, 180_000);
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
}, 60_000);

/** Kept pages and pages that are made, one after the other. @returns milliseconds that the middle one took */
async function visit(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    const path = ['/', '/blogs', `/blogs?search=${randomUUID()}`, `/api/blog?page=1&limit=${(n % 9) + 1}`][
      n % 4
    ];
    const startedAt = performance.now();
    // One visitor after the other: together they would measure themselves.
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await nginx.request(path ?? '/');
    times.push(performance.now() - startedAt);
    expect([path, status]).toEqual([path, 200]);
  }
  return times.toSorted((one, other) => one - other)[VISITS / 2] ?? 0;
}

/** The best of three: what else the machine does in a moment is not the strangers' doing. */
async function visitThrice(): Promise<number> {
  return Math.min(await visit(), await visit(), await visit());
}

test.skipIf(process.platform !== 'linux')(
  '200 strangers who send 25 MB slowly change nothing for others',
  async () => {
    const staff = await signInAsStaff(nginx.url);
    const [usual, memory] = [await visitThrice(), memoryOfNginx(nginx)];
    const senders = Array.from({ length: STRANGERS / KINDS.length }, (_, n) =>
      KINDS.map((kind, k) => {
        const headers = { ...kind.headers, 'X-Forwarded-For': `203.0.${k}.${n + 1}` };
        return {
          answered: kind.answered,
          sender: sendSlowly(nginx, { bytesAtOnce: 200 * KB, ...kind, headers }),
        };
      }),
    ).flat();
    const withFiles = Array.from({ length: 20 }, (_, n) =>
      sendSlowly(nginx, {
        line: 'POST /api/enquiry',
        headers: { ...files, 'X-Forwarded-For': `203.0.113.${n + 1}` },
        bytes: 50 * MB,
        bytesAtOnce: 200 * KB,
      }),
    );
    const refused = senders.filter(({ answered }) => answered !== undefined);
    await expect
      .poll(() => refused.map(({ sender }) => sender.status()), { timeout: 30_000 })
      .toEqual(refused.map(({ answered }) => answered));
    const during = await visitThrice();
    expect(putAsideBy(nginx)).toBe(0);
    expect(memoryOfNginx(nginx) - memory).toBeLessThan(MAX_GROWTH_BYTES);
    expect(Math.max(during, MIN_COMPARED_MS) / Math.max(usual, MIN_COMPARED_MS)).toBeLessThan(MAX_RATIO);
    expect(senders.filter(({ sender }) => sender.isSending())).toHaveLength(STRANGERS - refused.length);
    expect((await enquire(nginx.url, randomUUID())).status).toBe(201);
    expect((await staff.save(`Terrazzo ${randomUUID()}`, await newPicture(320, 200))).status).toBe(201);
    for (const sender of [...withFiles, ...senders.map((each) => each.sender)]) sender.leave();
  },
  120_000,
);

test('who may not send is told so in the words of the service, before anything is taken', async () => {
  const path = '/api/admin/blog';
  const read = async (url: string) => {
    const answer = await fetch(url + path, { method: 'POST', headers: garbage });
    const said = ['www-authenticate', 'cache-control', 'content-type'].map((name) =>
      answer.headers.get(name),
    );
    return [answer.status, ...said.map((each) => each?.replace('; charset=utf-8', '')), await answer.json()];
  };
  expect(await read(nginx.url)).toEqual(await read(site.url));
});
