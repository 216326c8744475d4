import { Client } from 'pg';

const TIMEOUT_MS = 5_000;

/** @throws with a sentence when the database does not answer in time */
export async function openDatabase(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    closeDatabase(client);
    throw new Error(`${whichDatabase()} cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A silent server never answers that it has ended. */
export function closeDatabase(client: Client): void {
  void client.end().catch(() => undefined);
}

function whichDatabase(): string {
  if (!process.env['DATABASE_URL']) return 'The built-in database';
  const isOwn = Boolean(process.env['MIGRATION_DATABASE_URL']);
  return `The database of ${isOwn ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'}`;
}

/** The name of a host leads to several addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.message || error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
