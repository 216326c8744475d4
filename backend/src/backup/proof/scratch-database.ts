import { Client } from 'pg';
import { databaseOf, siteOfScratch } from '../../database/make-scratch.js';
import { connectWithoutTimeouts } from '../connect-without-timeouts.js';
import { MARK, type Scratch } from './scratch.js';

const TABLES = `SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', '${MARK}')`;
const LEFT_OVERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;

export class ScratchDatabase implements Scratch {
  readonly name: string;
  /** The site's own database, in which the outcome is noted. */
  readonly siteUrl: string;

  /** @throws unless it is named after the site's database */
  constructor(readonly url: string) {
    this.siteUrl = siteOfScratch(url);
    this.name = `The scratch database ${databaseOf(url)}`;
  }

  isEmpty(): Promise<boolean> {
    return this.connected(async (client) => (await client.query(TABLES)).rowCount === 0);
  }

  hasMark(): Promise<boolean> {
    const mark = `SELECT FROM pg_namespace WHERE nspname = '${MARK}'`;
    return this.connected(async (client) => (await client.query(mark)).rowCount === 1);
  }

  async mark(): Promise<void> {
    await this.connected((client) => client.query(`CREATE SCHEMA ${MARK}`));
  }

  empty(): Promise<void> {
    return this.connected(async (client) => {
      await client.query(LEFT_OVERS);
      await client.query('DROP SCHEMA IF EXISTS public, graphile_worker CASCADE');
      await client.query('CREATE SCHEMA public');
    });
  }

  async unmark(): Promise<void> {
    await this.connected((client) => client.query(`DROP SCHEMA ${MARK}`));
  }

  private async connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = await connectWithoutTimeouts(this.url);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}
