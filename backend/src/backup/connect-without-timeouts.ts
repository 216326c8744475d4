import { Client } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
const UNTIL_KEEP_ALIVE_MS = 10_000;
/** A transaction waits while pictures are copied, and one statement may take as long as the largest table. */
export const NO_TIMEOUTS = `
  SET statement_timeout = 0; SET lock_timeout = 0;
  SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0;
  SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`;

export async function connectWithoutTimeouts(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: UNTIL_KEEP_ALIVE_MS,
  });
  // The next query reports a broken connection.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(NO_TIMEOUTS);
  return client;
}
