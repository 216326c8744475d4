import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Longer than a job that is under way takes to notice, on a busy machine. */
const MAX_LEAVING_MS = 20_000;
const POLL_INTERVAL_MS = 50;

export interface TestDatabase {
  /** As the owner of everything. */
  url: string;
  /** As the role that serves, with the rights it has in the template. */
  servingUrl: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file, copied from the migrated template. */
export async function createDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`),
  );
  return {
    url: inDatabase(name, template.href),
    servingUrl: inDatabase(name, inject('servingTemplateUrl')),
    drop: () => asAdministrator((client) => drop(client, name)),
  };
}

function inDatabase(name: string, address: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Once everybody has left: forcing connections shut would make their owners throw. */
async function drop(client: Client, name: string): Promise<void> {
  const deadline = Date.now() + MAX_LEAVING_MS;
  while (await isConnected(client, name)) {
    if (Date.now() > deadline) throw new Error(`Connections to the database ${name} were never closed.`);
    await setTimeout(POLL_INTERVAL_MS);
  }
  await client.query(`DROP DATABASE ${name}`);
}

async function isConnected(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
  return rowCount !== 0;
}

async function asAdministrator(act: (client: Client) => Promise<unknown>): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
