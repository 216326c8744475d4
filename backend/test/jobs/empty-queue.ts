import type { DataSource } from 'typeorm';
import { jobTable } from '../../../testing/job-table.ts';
import { waitUntil } from '../../../testing/wait-until.ts';

const MAX_RUNNING_MS = 30_000;

/** Removes jobs that wait and lets those under way end, so that none of a test reaches into the next. */
export async function emptyQueue(sql: DataSource): Promise<void> {
  const isEmpty = async () => {
    await sql.query(`DELETE FROM ${jobTable} WHERE locked_at IS NULL`);
    return (await sql.query(`SELECT FROM ${jobTable}`)).length === 0;
  };
  if (!(await waitUntil(isEmpty, { timeoutMs: MAX_RUNNING_MS }))) throw new Error('A job never ends.');
}
