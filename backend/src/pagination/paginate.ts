import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { PageQuery } from './page-query.schema.js';
import type { Pagination } from './pagination.schema.js';

/** Only `values` may hold user input. */
export interface Listing<Row> {
  row: z.ZodType<Row>;
  columns: string;
  /** A table with an `id`. */
  from: string;
  /** The table joined to what narrows it. */
  among?: string;
  order: string;
  where?: string;
  values?: unknown[];
}

const countRow = z.object({ total: z.int() });

/** The inner query skips earlier pages by the index, without reading their rows. */
export async function paginate<Row>(
  database: DataSource,
  { page, limit }: PageQuery,
  listing: Listing<Row>,
  count = () => countRows(database, listing),
): Promise<{ data: Row[]; pagination: Pagination }> {
  const { row, columns, from, among = from, order, where = 'true', values } = listing;
  const sql = `SELECT ${columns} FROM ${from} WHERE id IN (
      SELECT id FROM ${among} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) ORDER BY ${order}`;
  const [data, total] = await Promise.all([queryRows(database, row, sql, values), count()]);
  return { data, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
}

export async function countRows(
  database: DataSource,
  {
    from,
    among = from,
    where = 'true',
    values,
  }: Pick<Listing<unknown>, 'from' | 'among' | 'where' | 'values'>,
): Promise<number> {
  const sql = `SELECT count(*)::int AS total FROM ${among} WHERE ${where}`;
  const [row] = await queryRows(database, countRow, sql, values);
  return row?.total ?? 0;
}
