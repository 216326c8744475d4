import { Client } from 'pg';

const START_LOCK = 20_180_001;

/** Takes a session lock, which ends with this process. @returns its release, or undefined when another start holds it */
export async function claimDatabase(
  url: string,
  onLost: () => void = () => {},
): Promise<(() => Promise<void>) | undefined> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A restart of Postgres ends the connection, which must not end this process.
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
