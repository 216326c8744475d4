import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DestinationStream } from 'pino';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { type Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/create-app.js';
import { createDatabase } from './database.ts';
import { createStartedDatabase } from './started-database.ts';
import { testSettings } from './test-settings.ts';
import { startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

export interface TestApp {
  app: NestExpressApplication;
  env: Env;
  /** Its database, as the owner of the tables. */
  ownerUrl: string;
  request: TestAgent;
  stop(): Promise<void>;
}

export const { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword } = testSettings;

/** Then pictures lie in a real store, unless a test asks for files. */
const isForStores = process.env['TEST_S3_ENDPOINT'] !== undefined;
export const IN_FILES = { S3_BUCKET: '' };

/**
 * The real backend, as the role that serves, on a database and a data folder of its own. It is not its first start, and no
 * schedule queues a job. Call stop() when done: it removes both.
 */
export async function startApp(
  settings: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  // The first application of a process sets up its logger: none may be started before one that is listened to.
  const database = log ? await createDatabase() : await createStartedDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-api-data-'));
  const bucket = isForStores && settings['S3_BUCKET'] === undefined ? await startTestBucket() : undefined;
  const env = readEnv({
    ...testSettings,
    DATABASE_URL: database.servingUrl,
    DATA_DIR: dataDir,
    ...bucket?.settings,
    ...settings,
  });
  const app = await createApp(env, log);
  await app.listen(0, '127.0.0.1');
  const stop = async (): Promise<void> => {
    await app.close();
    await database.drop();
    await bucket?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, env, ownerUrl: database.url, request: supertest(await app.getUrl()), stop };
}
