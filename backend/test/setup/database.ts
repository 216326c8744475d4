import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';

/** Longer than a job that is under way takes to notice, on a busy machine. */
const MAX_LEAVING_MS = 60_000;
const POLL_INTERVAL_MS = 50;

export interface TestDatabase {
  url: string;
  /** As the role that serves, with the rights it has in the template. */
  servingUrl: string;
  drop(): Promise<void>;
}

let administrators: Pool | undefined;

/** A database of its own for one test file. @param template address of what is copied; the migrated one unless given */
export async function createDatabase(template = inject('templateUrl')): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = new URL(template).pathname.slice(1);
  await untilEverybodyHasLeft(source);
  await administrator().query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  return {
    url: inDatabase(name, template),
    servingUrl: inDatabase(name, inject('servingTemplateUrl')),
    drop: async () => {
      await untilEverybodyHasLeft(name);
      await administrator().query(`DROP DATABASE ${name}`);
    },
  };
}

function inDatabase(name: string, address: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Forcing connections shut would make their owners throw. */
async function untilEverybodyHasLeft(name: string): Promise<void> {
  const deadline = Date.now() + MAX_LEAVING_MS;
  while (await isConnected(name)) {
    if (Date.now() > deadline) throw new Error(`Connections to the database ${name} were never closed.`);
    await setTimeout(POLL_INTERVAL_MS);
  }
}

async function isConnected(name: string): Promise<boolean> {
  const { rowCount } = await administrator().query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
  return rowCount !== 0;
}

/** One connection for all files of a worker: a new one costs Postgres as much as a copy. */
function administrator(): Pool {
  const connectionString = inDatabase('postgres', inject('templateUrl'));
  administrators ??= new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  return administrators;
}

export async function runAs(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
