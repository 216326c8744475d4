import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort, isPortFree } from '../../scripts/embedded/free-port.ts';
import { launchSite } from '../site/running-site.ts';
import { test } from './fixtures.ts';

const enquiry = {
  name: 'Kavita Rao',
  email: 'kavita@example.com',
  phone: '+91 98110 12345',
  message: 'Two bedrooms in Sector 78.',
  consent: 'true',
};

test('the first start makes an administrator and says the password once', async ({
  start,
  dataDir,
  request,
}) => {
  const first = await start({ DATA_DIR: dataDir });
  const password = /with the password (\S+)/.exec(first.output())?.[1] ?? '';
  await first.stop();
  const second = await start({ DATA_DIR: dataDir });
  expect(second.output()).not.toContain('password');
  const login = await request.post(`${second.url}/api/admin/login`, {
    multipart: { email: 'admin@example.com', password },
  });
  expect(login.status()).toBe(200);
});

test('two sites run at once, each with its own port and data', async ({ start, request }) => {
  const [one, other] = await Promise.all([start({}), start({})]);
  for (const site of [one, other]) {
    const ready = await request.get(`${site.url}/api/health/ready`);
    expect(ready.status()).toBe(200);
  }
});

test('a port in use is named, with the way out', async ({ dataDir }) => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const site = launchSite({ PORT: String(port), DATA_DIR: dataDir });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain(`Port ${port} is in use.`);
  expect(site.output()).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

test('a second start with the same data is refused and leaves the first running', async ({
  start,
  dataDir,
  request,
}) => {
  const first = await start({ DATA_DIR: dataDir });
  const second = launchSite({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('The site is already running');
  const ready = await request.get(`${first.url}/api/health/ready`);
  expect(ready.status()).toBe(200);
});

test('an enquiry survives the killing of every process', async ({ start, dataDir, request }) => {
  const first = await start({ DATA_DIR: dataDir });
  const sent = await request.post(`${first.url}/api/enquiry`, { multipart: enquiry });
  expect(sent.ok()).toBe(true);
  process.kill(-(first.process.pid ?? 0), 'SIGKILL');
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await first.ended;
  await start({ DATA_DIR: dataDir });
  const folder = join(dataDir, 'mail');
  await expect.poll(() => mailsAbout(folder, 'kavita@example.com')).toBeGreaterThan(0);
});

test('the database that outlives a killed start is taken over by the next one', async ({
  start,
  dataDir,
}) => {
  const first = await start({ DATA_DIR: dataDir });
  const pid = await postmasterPid(dataDir);
  process.kill(-(first.process.pid ?? 0), 'SIGKILL');
  await first.ended;
  await start({ DATA_DIR: dataDir });
  expect(await postmasterPid(dataDir)).toBe(pid);
});

test('Ctrl-C ends every process and frees the port', async ({ start, dataDir }) => {
  const site = await start({ DATA_DIR: dataDir });
  const pid = await postmasterPid(dataDir);
  process.kill(-(site.process.pid ?? 0), 'SIGINT');
  expect(await site.ended).toBe(0);
  expect(await isPortFree(Number(new URL(site.url).port), '127.0.0.1')).toBe(true);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

async function mailsAbout(folder: string, text: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(text)).length;
}
