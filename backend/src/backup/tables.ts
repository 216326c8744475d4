import { type Client, escapeIdentifier } from 'pg';
import { z } from 'zod';

export const tableSchema = z.object({
  schema: z.enum(['public', 'graphile_worker']),
  name: z.string(),
  columns: z.array(z.string()),
  /** Backups of earlier versions do not say. */
  rows: z.int().optional(),
});
export type Table = z.infer<typeof tableSchema>;

/** Ours and the queue's. Running migrations records which have run. Joined row by row, the views are read once for each table. */
const TABLES = `
  WITH listed AS MATERIALIZED (
    SELECT table_schema, table_name,
      array_agg(column_name::text ORDER BY ordinal_position) FILTER (WHERE is_generated = 'NEVER') AS columns
    FROM information_schema.columns
    WHERE table_schema IN ('public', 'graphile_worker') AND table_name NOT IN ('migrations', 'typeorm_metadata')
    GROUP BY table_schema, table_name)
  SELECT table_schema AS schema, table_name AS name, columns
  FROM listed JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' ORDER BY table_schema, table_name`;
const REFERENCES = `
  SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
  FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`;
const references = z.array(z.object({ from: z.string(), to: z.string() }));

export async function listTables(client: Client): Promise<Table[]> {
  const tables = z.array(tableSchema).parse((await client.query(TABLES)).rows);
  const links = references.parse((await client.query(REFERENCES)).rows);
  const ordered: Table[] = [];
  const nameOf = ({ schema, name }: Table) => (schema === 'public' ? name : `${schema}.${name}`);
  const place = (table: Table): void => {
    if (ordered.includes(table)) return;
    const needed = links.filter(({ from }) => from === nameOf(table)).map(({ to }) => to);
    for (const other of tables.filter((one) => needed.includes(nameOf(one)))) place(other);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

const counted = z.tuple([z.object({ rows: z.coerce.number() })]);

export async function countTableRows(client: Client, table: Table): Promise<number> {
  const { rows } = await client.query(`SELECT count(*) AS rows FROM ${quoted(table)}`);
  return counted.parse(rows)[0].rows;
}

export function quoted({ schema, name }: Table): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function copyTarget(table: Table): string {
  return `${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}
