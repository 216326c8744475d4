import { Client } from 'pg';

/** Any number that no other lock of this database uses. */
const START_LOCK = 20_180_001;

/**
 * Claims the database for this start. The claim is a session lock: it goes with this process, however that ends.
 * @param onLost called when the server ends the session, which it does when it stops
 * @returns how to give it back, or undefined when another start holds it
 */
export async function claimDatabase(
  url: string,
  onLost: () => void = () => {},
): Promise<(() => Promise<void>) | undefined> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A restart of Postgres ends the connection; the services recover by themselves and so must this process.
  client.on('error', () => {});
  await client.connect();
  const lock = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [START_LOCK]);
  if (lock.rows[0]?.taken === true) {
    client.once('end', onLost);
    return () => {
      client.off('end', onLost);
      return client.end();
    };
  }
  await client.end();
  return undefined;
}

/** False also before the first migration. */
export async function hasAdmin(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const table = await client.query("SELECT to_regclass('public.admin') IS NOT NULL AS exists");
    if (table.rows[0]?.exists !== true) return false;
    return (await client.query('SELECT 1 FROM admin LIMIT 1')).rowCount === 1;
  } finally {
    await client.end();
  }
}
