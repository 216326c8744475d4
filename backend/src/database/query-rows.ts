import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';

/** TypeORM answers an UPDATE or DELETE with its rows and their number. */
const changed = z.tuple([z.array(z.unknown()), z.int()]).transform(([rows]) => rows);

/** Runs SQL that the query builder cannot express. Rows that do not fit the schema are a programming error. */
export async function queryRows<Row>(
  database: DataSource | EntityManager,
  row: z.ZodType<Row>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const answer = await database.query<unknown>(sql, parameters);
  return z.array(row).parse(changed.safeParse(answer).data ?? answer);
}
