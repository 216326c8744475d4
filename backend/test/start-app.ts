import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DestinationStream } from 'pino';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { type Env, readEnv } from '../src/config/env.js';
import { createApp } from '../src/create-app.js';
import { createDatabase } from './database.ts';

export interface TestApp {
  app: NestExpressApplication;
  env: Env;
  /** Its database, as the owner of the tables. */
  ownerUrl: string;
  request: TestAgent;
  stop(): Promise<void>;
}

export const adminEmail = 'meera@example.com';
export const adminPassword = 'a long enough password';

/**
 * The real backend, as the role that serves, on a database and a data folder of its own. Call stop() when done: it removes both.
 */
export async function startApp(
  settings: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-api-data-'));
  const env = readEnv({
    DATABASE_URL: database.servingUrl,
    RUN_MIGRATIONS: 'false',
    DATA_DIR: dataDir,
    JWT_SECRET: 'only for tests, at least 32 characters',
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await createApp(env, log);
  await app.listen(0, '127.0.0.1');
  const stop = async (): Promise<void> => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, env, ownerUrl: database.url, request: supertest(await app.getUrl()), stop };
}
