import { Client } from 'pg';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { adminAccount, STUDIO } from '../actors/admin-account.ts';
import { waitUntil } from '../wait-until.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { childRunning } from './processes.ts';
import { type RunningSite, startSite } from './running-site.ts';

export const parts = ['backend', 'frontend', 'postgres', 'start'] as const;
export type Part = (typeof parts)[number];

const RECOVERY_TIMEOUT_MS = 60_000;
const programs: Record<Exclude<Part, 'postgres'>, string> = {
  backend: 'dist/main.js',
  frontend: 'server/main.ts',
  start: 'scripts/start.ts',
};

export interface TestSite {
  url: string;
  dataDir: string;
  pidOf: (part: Part) => number;
  /** By SIGKILL, as when memory runs out. */
  kill: (...parts: Part[]) => void;
  /** Starts it again when its start was killed, and waits until all of it answers. */
  recover: () => Promise<void>;
  rows: (sql: string, ...values: unknown[]) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

export async function startTestSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const folder = temporaryFolder('studio-faults');
  const port = settings['PORT'] ?? String(await freePort());
  const dataDir = settings['DATA_DIR'] ?? folder.path;
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    ENQUIRY_TO: STUDIO,
    SEED_DEMO: 'false',
    // A test sends as many visitors.
    TRUST_PROXY: '1',
    ...settings,
  };
  let running: RunningSite = await startSite(env);
  let isStartKilled = false;
  const { url } = running;
  const pidOf = (part: Part) =>
    part === 'postgres' ? embeddedDatabase(dataDir).pid : childRunning(programs[part], running.process.pid);
  return {
    url,
    dataDir,
    pidOf,
    kill: (...victims) => {
      for (const pid of victims.map(pidOf)) process.kill(pid, 'SIGKILL');
      isStartKilled ||= victims.includes('start');
    },
    recover: async () => {
      if (isStartKilled) {
        await running.ended;
        running = await startSite(env);
        isStartKilled = false;
      }
      await untilItAnswers(url);
    },
    rows: (sql, ...values) => query(embeddedDatabase(dataDir).url, sql, values),
    stop: async () => {
      await running.stop();
      folder.remove();
    },
  };
}

async function query(url: string, sql: string, values: unknown[]): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

async function untilItAnswers(url: string): Promise<void> {
  const isUp = async (path: string) => (await fetch(url + path)).ok;
  const isReady = async () => (await isUp('/api/health/ready')) && (await isUp('/blogs'));
  if (!(await waitUntil(isReady, { timeoutMs: RECOVERY_TIMEOUT_MS, intervalMs: 200 })))
    throw new Error(`${url} did not recover in ${RECOVERY_TIMEOUT_MS / 1000} s.`);
}
