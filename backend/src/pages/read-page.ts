import type { DataSource } from 'typeorm';
import type { PageQuery } from './page-query.schema.js';
import type { Pagination } from './page.schema.js';

/** Parts of a query. Only `values` may hold what somebody sent. */
export interface Listing {
  columns: string;
  from: string;
  order: string;
  /** Everything unless given. */
  where?: string;
  values?: unknown[];
}

/** One page of a list. The count comes with the rows: one way to the database and back instead of two. */
export async function readPage<Row>(
  database: DataSource,
  { page, limit }: PageQuery,
  { columns, from, order, where = 'true', values = [] }: Listing,
): Promise<{ data: Omit<Row & { total: number }, 'total'>[]; pagination: Pagination }> {
  const counted = `SELECT count(*)::int AS total FROM ${from} WHERE ${where}`;
  const rows = await database.query<(Row & { total: number })[]>(
    `SELECT ${columns}, (${counted}) AS total
     FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    values,
  );
  const isBeyondLast = rows.length === 0 && page > 1;
  const [first] = isBeyondLast ? await database.query<{ total: number }[]>(counted, values) : rows;
  const total = first?.total ?? 0;
  const data = rows.map(({ total: _total, ...row }) => row);
  return { data, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
}
