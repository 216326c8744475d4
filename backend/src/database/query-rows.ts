import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';

/** Runs SQL that the query builder cannot express. Rows that do not fit the schema are a programming error. */
export async function queryRows<Row>(
  database: DataSource | EntityManager,
  row: z.ZodType<Row>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return z.array(row).parse(await database.query<unknown>(sql, parameters));
}
