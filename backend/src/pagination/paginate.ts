import type { PageQuery } from './page-query.schema.js';
import type { Pagination } from './pagination.schema.js';

/** Parts of a query. Only `values` may hold what somebody sent. */
export interface Listing {
  columns: string;
  /** A table with an `id`. */
  from: string;
  order: string;
  /** Everything unless given. */
  where?: string;
  values?: unknown[];
}

/** A connection as it is used here: what a query answers is known by who wrote it. */
interface Asked<Row> {
  query: (sql: string, values: unknown[]) => Promise<Row[]>;
}
interface Counted {
  total: number;
}

/**
 * One page of a list. Rows of earlier pages are passed over in the index: only those that are shown are read.
 * @param count how many rows the list has in all, where that is known already
 */
export async function paginate<Row>(
  database: Asked<Row> & Asked<Counted>,
  { page, limit }: PageQuery,
  listing: Listing,
  count = () => countRows(database, listing),
): Promise<{ data: Row[]; pagination: Pagination }> {
  const { columns, from, order, where = 'true', values = [] } = listing;
  const [data, total] = await Promise.all([
    database.query(
      `SELECT ${columns} FROM ${from} WHERE id IN (
         SELECT id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}
       ) ORDER BY ${order}`,
      values,
    ),
    count(),
  ]);
  return { data, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
}

export async function countRows(
  database: Asked<Counted>,
  { from, where = 'true', values = [] }: Omit<Listing, 'columns' | 'order'>,
): Promise<number> {
  const [row] = await database.query(`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`, values);
  return row?.total ?? 0;
}
