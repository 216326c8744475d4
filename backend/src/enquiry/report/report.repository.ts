import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { IS_CALL_OWED } from '../call-owed.js';
import { type Share, shareSchema } from './report.schema.js';

const date = z.date();
const promiseRow = z.object({
  created_at: date,
  call_due: date.nullable(),
  first_contact_at: date.nullable(),
  is_open: z.boolean(),
});
/** `is_open`: somebody is still to contact them. */
export type PromiseRow = z.infer<typeof promiseRow>;

export function readPromises(database: DataSource, from: Date, to: Date): Promise<PromiseRow[]> {
  const sql = `SELECT coalesce(released_at, created_at) AS created_at, call_due, first_contact_at, state = 'new' AND ${IS_CALL_OWED} AS is_open
    FROM enquiry WHERE created_at >= $1 AND created_at < $2 AND state <> 'spam'`;
  return queryRows(database, promiseRow, sql, [from, to]);
}

const GROUPS = { source: 'source', page: `coalesce(page, '')` };
const MAX_GROUPS = 50;

/** Most enquiries first; whatever follows the fiftieth is one group. */
export function readShares(
  database: DataSource,
  by: keyof typeof GROUPS,
  from: Date,
  to: Date,
): Promise<Share[]> {
  const sql = `
    WITH share AS (
      SELECT ${GROUPS[by]} AS name, count(*) AS enquiries, count(*) FILTER (WHERE state = 'won') AS won,
        coalesce(sum(value_rupees) FILTER (WHERE state = 'won'), 0) AS value_rupees
      FROM enquiry WHERE created_at >= $1 AND created_at < $2 AND state <> 'spam' GROUP BY 1),
    ranked AS (SELECT *, row_number() OVER (ORDER BY enquiries DESC, won DESC, name) AS rank FROM share)
    SELECT CASE WHEN rank <= $3 THEN name END AS name, sum(enquiries)::int AS enquiries, sum(won)::int AS won,
      sum(value_rupees)::float8 AS value_rupees
    FROM ranked GROUP BY 1, least(rank, $3 + 1) ORDER BY least(rank, $3 + 1)`;
  return queryRows(database, shareSchema, sql, [from, to, MAX_GROUPS]);
}
