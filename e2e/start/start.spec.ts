import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { buildIfChanged } from '../../scripts/embedded/build.ts';
import { freePort, isPortFree } from '../../scripts/embedded/free-port.ts';
import { migrate } from '../../scripts/embedded/migrate.ts';
import { startPostgres } from '../../scripts/embedded/postgres.ts';
import { root } from '../../scripts/embedded/root.ts';
import { embeddedDatabase } from '../../testing/site/embedded-database.ts';
import { launchSite, type RunningSite } from '../../testing/site/running-site.ts';
import { readSiteUnderTest } from '../site/site-under-test.ts';
import { test } from './fixtures.ts';
import { enquiryFields } from '../../testing/actors/visitor.ts';

const enquiry = enquiryFields();

// One folder of data through three starts: each costs more than all that is looked at.
test('a site is started, refused a second time, killed, started again and stopped', async ({
  start,
  dataDir,
  request,
}) => {
  const first = await start({ DATA_DIR: dataDir });
  const password = /with the password (\S+)/.exec(first.output())?.[1] ?? '';
  await test.step('it runs beside another one, with a port and data of its own', async () => {
    for (const url of [first.url, readSiteUnderTest().url])
      expect((await request.get(`${url}/api/health/ready`)).status(), url).toBe(200);
  });
  await test.step('a second start with the same data is refused and leaves the first running', async () => {
    const second = launchSite({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The site is already running');
    expect((await request.get(`${first.url}/api/health/ready`)).status()).toBe(200);
  });
  const sent = await request.post(`${first.url}/api/enquiry`, { multipart: enquiry });
  expect(sent.ok()).toBe(true);
  killGroup(first, 'SIGKILL');
  process.kill(embeddedDatabase(dataDir).pid, 'SIGKILL');
  await first.ended;

  const second = await start({ DATA_DIR: dataDir });
  await test.step('the administrator of the first start is there, and the password was said once', async () => {
    expect(second.output()).not.toContain('password');
    const multipart = { email: 'admin@example.com', password };
    const login = await request.post(`${second.url}/api/admin/login`, { multipart });
    expect(login.status()).toBe(200);
  });
  await test.step('an enquiry has survived the killing of every process, sent or waiting to be sent', () =>
    hasEnquiry(dataDir));
  const { pid } = embeddedDatabase(dataDir);
  killGroup(second, 'SIGKILL');
  await second.ended;

  const third = await start({ DATA_DIR: dataDir });
  expect(embeddedDatabase(dataDir).pid, 'the database that outlived the killed start').toBe(pid);
  await test.step('Ctrl-C ends every process and frees every port', async () => {
    const ports = [Number(new URL(third.url).port), embeddedDatabase(dataDir).port];
    killGroup(third, 'SIGINT');
    expect(await third.ended).toBe(0);
    for (const port of ports) expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  });
});

test('data of a version that owned its database is taken over by a role that owns nothing', async ({
  start,
  dataDir,
}) => {
  await buildIfChanged(root, 'backend');
  const before = await startPostgres(join(dataDir, 'postgres'));
  await migrate({ DATABASE_URL: before.url });
  await before.stop();
  await start({ DATA_DIR: dataDir });
  const client = new Client({ connectionString: embeddedDatabase(dataDir).url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT DISTINCT usename, (SELECT count(*)::int FROM pg_class WHERE relowner = usesysid) AS owned
     FROM pg_stat_activity WHERE datname = 'studio' AND usename <> current_user`,
  );
  await client.end();
  expect(rows).toEqual([{ usename: 'studio_app', owned: 0 }]);
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

/** As the terminal does: the signal goes to every process of the start at once. */
function killGroup(site: RunningSite, signal: NodeJS.Signals): void {
  if (site.process.pid) process.kill(-site.process.pid, signal);
}

async function hasEnquiry(dataDir: string): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase(dataDir).url });
  await client.connect();
  const waiting = await client.query('SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1', [
    'send-studio-mail',
  ]);
  const stored = await client.query('SELECT studio_mail_sent_at FROM enquiry WHERE email = $1', [
    enquiry.email,
  ]);
  await client.end();
  expect(stored.rowCount).toBe(1);
  expect(stored.rows[0]?.studio_mail_sent_at !== null || waiting.rowCount === 1).toBe(true);
}
