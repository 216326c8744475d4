import { Client } from 'pg';

const CLAIM = 20_180_001;
const USE = 20_180_002;
const TIMEOUT_MS = 5_000;

/** In whichever database: versions before claimed in that of the site. */
const CLAIMED_BY_ANOTHER = `EXISTS (SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 0 AND objid = ${CLAIM} AND granted AND pid <> pg_backend_pid())`;
const TAKE = {
  beside: `pg_try_advisory_lock_shared(${USE})`,
  alone: `pg_try_advisory_lock(${USE}) AND NOT ${CLAIMED_BY_ANOTHER}`,
};

/** A session, which ends with this process: no stale lock can remain. */
export interface DatabaseUse {
  /** For one that lets nobody else serve or replace the data. @returns whether nobody has it */
  claim: (onLost: () => void) => Promise<boolean>;
  end: () => Promise<void>;
}

/** @param url of the server's own database, so that a restore has that of the site to itself @returns undefined when others forbid it or nothing answers */
export async function useDatabase(url: string, how: keyof typeof TAKE): Promise<DatabaseUse | undefined> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A restart of Postgres ends the connection, which must not end this process.
  client.on('error', () => {});
  const takes = async (lock: string): Promise<boolean> =>
    (await client.query(`SELECT ${lock} AS taken`)).rows[0]?.taken === true;
  try {
    await client.connect();
    if (await takes(TAKE[how])) return { claim, end };
    await end();
  } catch {}
  return undefined;

  async function claim(onLost: () => void): Promise<boolean> {
    const isTaken = await takes(`pg_try_advisory_lock(${CLAIM}) AND NOT ${CLAIMED_BY_ANOTHER}`);
    if (isTaken) client.once('end', onLost);
    return isTaken;
  }

  function end(): Promise<void> {
    client.removeAllListeners('end');
    return client.end();
  }
}
