import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { jobTable } from '../../../testing/job-table.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/create-app.js';
import { type TestDatabase, createDatabase } from './database.ts';
import { testSettings } from './test-settings.ts';

let template: Promise<string> | undefined;

/** A database of its own as a site leaves it that has been started once, and in which no schedule queues a job. */
export async function createStartedDatabase(): Promise<TestDatabase> {
  template ??= startOnce();
  return createDatabase(await template);
}

/** Once for all files of a worker. */
async function startOnce(): Promise<string> {
  const database = await createDatabase();
  await leaveOutScheduled(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-api-first-'));
  const app = await createApp(
    readEnv({ ...testSettings, DATABASE_URL: database.servingUrl, DATA_DIR: dataDir }),
  );
  await app.init();
  const isIdle = async () =>
    (await app.get(DataSource).query('SELECT FROM graphile_worker.jobs')).length === 0;
  const wasIdle = await waitUntil(isIdle, { timeoutMs: 60_000, intervalMs: 20 });
  await app.close();
  if (!wasIdle) throw new Error('The jobs of the first start were never done.');
  await rm(dataDir, { recursive: true, force: true });
  return database.url;
}

/** At its minute such a job would join those of a test. */
async function leaveOutScheduled(ownerUrl: string): Promise<void> {
  const owner = await new DataSource({ type: 'postgres', url: ownerUrl }).initialize();
  await owner.query(`
    CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER leave_out_scheduled BEFORE INSERT ON ${jobTable}
      FOR EACH ROW WHEN (NEW.payload::jsonb ? '_cron') EXECUTE FUNCTION leave_out()`);
  await owner.destroy();
}
