import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { SupervisedPostgres } from './supervised-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

const template = temporaryFolder('studio-postgres');
beforeAll(async () => (await startPostgres(template.path)).stop());
afterAll(() => template.remove());

function siteFolder(): string {
  const { path, remove } = temporaryFolder('studio-postgres');
  onTestFinished(remove);
  return copyOf(template.path, join(path, 'postgres'));
}

function copyOf(folder: string, copy: string): string {
  spawnSync('cp', ['-a', folder, copy]);
  return copy;
}

async function startFor(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(folder);
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function connect({ url }: EmbeddedPostgres): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const supervised = (folder: string) => new SupervisedPostgres(folder, () => {});
const answers = (postgres: EmbeddedPostgres) =>
  connect(postgres).then(
    () => true,
    () => false,
  );

test('a command that started the database leaves it to the site that uses it by then', async () => {
  const folder = siteFolder();
  const command = await startFor(folder);
  const site = supervised(folder);
  expect(await site.start()).toBeDefined();
  await command.stop();
  expect(await answers(command)).toBe(true);
  await site.stop();
  expect(await answers(command)).toBe(false);
});

test('a command goes on when the site stops beside it, and stops the database after it', async () => {
  const folder = siteFolder();
  const site = supervised(folder);
  await site.start();
  const command = await startFor(folder);
  await site.stop();
  expect(await answers(command)).toBe(true);
  await command.stop();
  expect(await answers(command)).toBe(false);
});

test('of those who stop at the same time one stops the database', async () => {
  const folder = siteFolder();
  const users = [await startFor(folder), await startFor(folder), await startFor(folder)] as const;
  await Promise.all(users.map((one) => one.stop()));
  expect(await answers(users[0])).toBe(false);
});

test('a start while another one stops begins a database of its own', async () => {
  const folder = siteFolder();
  const [, next] = await Promise.all([startFor(folder).then((one) => one.stop()), startFor(folder)]);
  expect(await answers(next)).toBe(true);
});

test('no site starts on data that are being replaced, and what replaces them has its database to itself', async () => {
  const folder = siteFolder();
  const restore = await startFor(folder);
  expect(await restore.claim()).toBe(true);
  expect(await supervised(folder).start()).toBeUndefined();
  const { rows } = await (
    await connect(restore)
  ).query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  expect(rows).toEqual([]);
});

test('a site of the version before, which claims in its own database, is let be', async () => {
  const folder = siteFolder();
  const command = await startFor(folder);
  const former = await connect(command);
  await former.query('SELECT pg_advisory_lock(20180001)');
  expect(await command.claim()).toBe(false);
  await command.stop();
  expect(await answers(command)).toBe(true);
  await former.end();
  await (await startPostgres(folder)).stop();
});

test('what was copied while it ran leads nobody to the database that runs', async () => {
  const folder = siteFolder();
  await startFor(folder);
  const copy = copyOf(folder, join(folder, '../copy'));
  await expect(startPostgres(copy)).rejects.toThrow(`was copied from ${join(folder, 'data')} while Postgres`);
});

test.runIf(process.getuid?.() === 0)(
  'a start by root leaves the data to the user whose they are',
  async () => {
    const folder = siteFolder();
    spawnSync('chown', ['-R', '1000:1000', folder]);
    await startFor(folder);
    for (const path of [folder, join(folder, 'data'), join(folder, 'data/postmaster.pid')])
      expect([path, statSync(path).uid]).toEqual([path, 1000]);
  },
);
