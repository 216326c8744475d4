import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTcpProxy } from '../testing/servers/tcp-proxy.ts';
import { startS3Server } from '../testing/servers/s3/s3-server.ts';
import { storeSettings } from '../testing/servers/s3/store-settings.ts';
import { type Inbox, openInbox } from '../testing/servers/smtp-inbox.ts';
import { startNginx } from '../testing/servers/nginx.ts';
import { freePort } from '../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';
import { hasNginx } from '../scripts/test/nginx.ts';
import { type TestSite, startTestSite } from '../testing/site/test-site.ts';
import { STUDIO } from '../testing/actors/admin-account.ts';
import { fileOf, signInAsStaff, slugOf } from '../testing/actors/staff.ts';
import { isWhole, newPicture } from '../testing/pictures.ts';
import { enquire } from '../testing/actors/visitor.ts';

const SECRET = 'only for these tests, long enough';
const UNREACHABLE = 'The pictures cannot be reached just now. Please try again in a few minutes.';
const isRoot = process.getuid?.() === 0;

async function start(settings: Record<string, string>): Promise<TestSite> {
  const site = await startTestSite(settings);
  onTestFinished(() => site.stop());
  return site;
}

test('while no mail can be sent enquiries are taken, and announced once it can', async () => {
  const port = await freePort();
  const site = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const messages = Array.from({ length: 5 }, () => randomUUID());
  for (const message of messages) expect((await enquire(site.url, message)).status).toBe(201);
  const failures = `SELECT 1 FROM enquiry WHERE studio_mail_error IS NOT NULL`;
  await expect.poll(async () => (await site.rows(failures)).length, { timeout: 30_000 }).toBe(5);
  const inbox = await openInbox(port);
  onTestFinished(() => inbox.stop());
  await expect.poll(() => announced(inbox, messages), { timeout: 90_000 }).toEqual(messages.map(() => 1));
});

async function announced(inbox: Inbox, messages: string[]): Promise<number[]> {
  const mails = (await inbox.mails()).filter(({ to }) => to?.some(({ address }) => address === STUDIO));
  return messages.map((message) => mails.filter(({ text }) => text?.includes(message)).length);
}

test('while the store is away only what needs a picture is refused, with a sentence', async () => {
  const store = await startS3Server();
  onTestFinished(() => store.stop());
  const proxy = await startTcpProxy(store.endpoint);
  onTestFinished(() => proxy.disconnect());
  const site = await start({ ...storeSettings(store), S3_ENDPOINT: proxy.url });
  const staff = await signInAsStaff(site.url);
  const before = await slugOf(await staff.save('Before', await newPicture(640, 400)));
  await proxy.disconnect();
  const refused = await staff.save('Meanwhile', await newPicture(640, 400));
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ message: UNREACHABLE });
  expect((await staff.save('Words alone')).status).toBe(201);
  expect((await enquire(site.url, randomUUID())).status).toBe(201);
  expect((await fetch(`${site.url}/blog/${before}`)).status).toBe(200);
  const readiness = await fetch(`${site.url}/api/health/ready`);
  expect(await readiness.json()).toMatchObject({
    details: { store: { status: 'down' }, database: { status: 'up' } },
  });
  await proxy.restore();
  await expect
    .poll(async () => (await staff.save('After', await newPicture(640, 400))).status, { timeout: 20_000 })
    .toBe(201);
});

test.skipIf(!hasNginx())(
  'while Postgres is away pages come from the cache of NGINX, and everything recovers with it',
  async () => {
    const sitePort = await freePort();
    const nginx = await startNginx({
      FRONTEND_URL: `http://127.0.0.1:${sitePort}`,
      BACKEND_URL: `http://127.0.0.1:${sitePort}`,
      PAGE_REFRESH_SECRET: SECRET,
    });
    onTestFinished(() => nginx.stop());
    const site = await start({
      PORT: String(sitePort),
      PAGE_CACHE: 'true',
      PAGE_CACHE_URL: nginx.refreshUrl,
      PAGE_REFRESH_SECRET: SECRET,
    });
    const staff = await signInAsStaff(site.url);
    const heading = `Terrazzo ${randomUUID()}`;
    await nginx.request('/blogs');
    expect((await staff.save(heading)).status).toBe(201);
    const list = async () => (await nginx.request('/blogs')).body.toString();
    await expect.poll(list, { timeout: 2_000, interval: 100 }).toContain(heading);
    const backend = site.pidOf('backend');
    site.kill('postgres');
    expect(await list()).toContain(heading);
    await expect.poll(async () => (await staff.save('Again')).status, { timeout: 30_000 }).toBe(201);
    await site.recover();
    expect(site.pidOf('backend')).toBe(backend);
  },
);

test.skipIf(!isRoot)(
  'a full disk refuses the picture with a sentence, and serves no part of it',
  async () => {
    const site = await start({ DATA_DIR: folderWithSmall('uploads') });
    const staff = await signInAsStaff(site.url);
    const small = await fileOf(await staff.insert(await newPicture(100, 60)));
    const refused = await staff.insert(await newPicture(2000, 1500));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: UNREACHABLE });
    const kept = await fetch(site.url + small);
    expect(isWhole(Buffer.from(await kept.arrayBuffer()))).toBe(true);
    expect(await site.rows('SELECT name FROM picture_claim WHERE keep_until > now()')).toEqual([]);
    expect((await staff.save('Words alone')).status).toBe(201);
  },
);

test.skipIf(!isRoot)(
  'a full disk takes lines of the logs, and nothing else, until there is room',
  async () => {
    const folder = folderWithSmall('logs');
    const logs = ['backend', 'frontend'].map((name) => join(folder, 'logs', `${name}.log`));
    const lengths = () => logs.map((file) => readFileSync(file).length);
    const site = await start({ DATA_DIR: folder });
    const pids = () => [site.pidOf('backend'), site.pidOf('frontend')];
    const before = pids();
    const rest = join(folder, 'logs', 'rest');
    expect(() => writeFileSync(rest, Buffer.alloc(1024 ** 2))).toThrow('ENOSPC');
    const visit = async () => {
      expect((await fetch(`${site.url}/blog/${randomUUID()}`)).status).toBe(404);
      expect((await enquire(site.url, randomUUID())).status).toBe(201);
    };
    // What is left of a page of memory.
    for (let round = 0; round < 20; round += 1) await visit();
    const whenFull = lengths();
    await visit();
    expect(lengths()).toEqual(whenFull);
    rmSync(rest);
    await visit();
    expect(lengths()[0]).toBeGreaterThan(whenFull[0] ?? 0);
    expect(pids()).toEqual(before);
  },
);

/** A new data folder, of which one folder has room for 600 KB. */
function folderWithSmall(name: string): string {
  const folder = temporaryFolder('studio-full');
  const small = join(folder.path, name);
  mkdirSync(small);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', small]).status === 0;
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', ['--lazy', small]);
    folder.remove();
  });
  expect(isMounted).toBe(true);
  return folder.path;
}
