import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod';
import { embeddedDatabase } from '../e2e/site/embedded-database.ts';
import { type RunningSite, startSite } from '../e2e/site/running-site.ts';
import { freePort } from '../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';

export const admin = { email: 'meera@example.com', password: 'walnut and green marble' };
/** Whom the studio's mails about enquiries go to. */
export const STUDIO = 'studio@example.com';
export const parts = ['backend', 'frontend', 'postgres', 'start'] as const;
export type Part = (typeof parts)[number];

const RECOVERS_WITHIN_MS = 60_000;
const programs: Record<Exclude<Part, 'postgres'>, string> = {
  backend: 'dist/main.js',
  frontend: 'server/main.ts',
  start: 'scripts/start.ts',
};

export interface Site {
  url: string;
  dataDir: string;
  pidOf: (part: Part) => number;
  /** As it happens when memory runs out or the power fails: without a word to the process. */
  kill: (...parts: Part[]) => void;
  /** Starts it again when it has ended, and waits until all of it answers. */
  recover: () => Promise<void>;
  rows: (sql: string, ...values: unknown[]) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/** The product as `npm start` runs it, on a folder and a port of its own. */
export async function startTestSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = temporaryFolder('studio-faults');
  const port = settings['PORT'] ?? String(await freePort());
  const dataDir = settings['DATA_DIR'] ?? folder.path;
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ENQUIRY_TO: STUDIO,
    SEED_DEMO: 'false',
    // So that a test can be many visitors.
    TRUST_PROXY: '1',
    ...settings,
  };
  let running: RunningSite = await startSite(env);
  const { url } = running;
  const pidOf = (part: Part) =>
    part === 'postgres' ? embeddedDatabase(dataDir).pid : childRunning(programs[part], running);
  return {
    url,
    dataDir,
    pidOf,
    kill: (...victims) => {
      for (const pid of victims.map(pidOf)) process.kill(pid, 'SIGKILL');
    },
    recover: async () => {
      // A start that was killed takes a moment to be noticed by the one who waits for it.
      const hasEnded = await Promise.race([running.ended.then(() => true), sleep(1_000, false)]);
      if (hasEnded) running = await startSite(env);
      await untilItAnswers(url);
    },
    rows: (sql, ...values) => ask(embeddedDatabase(dataDir).url, sql, values),
    stop: async () => {
      await running.stop();
      folder.remove();
    },
  };
}

async function ask(url: string, sql: string, values: unknown[]): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + RECOVERS_WITHIN_MS;
  const isWell = (path: string) =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!((await isWell('/api/health/ready')) && (await isWell('/blogs')))) {
    if (Date.now() > deadline) throw new Error(`${url} did not recover in ${RECOVERS_WITHIN_MS / 1000} s.`);
    await sleep(200);
  }
}

/** The process below this site's own that runs a program. Linux only, as the machines are that this is for. */
function childRunning(program: string, site: RunningSite): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processAt);
  const below = new Set([site.process.pid]);
  for (let before = 0; before < below.size;) {
    before = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  const found = processes.find(({ pid, command }) => below.has(pid) && command.includes(program));
  if (!found) throw new Error(`No process runs ${program}.`);
  return found.pid;
}

const statusText = z.string().regex(/^PPid:\s+\d+$/m);

function processAt(name: string): { pid: number; parent: number; command: string }[] {
  try {
    const status = statusText.parse(readFileSync(join('/proc', name, 'status'), 'utf8'));
    const command = readFileSync(join('/proc', name, 'cmdline'), 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(name), parent: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]), command }];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}
