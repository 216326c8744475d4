import type { QueryRunner } from 'typeorm';
import { z } from 'zod';

const columnSchema = z.object({
  name: z.string(),
  table: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  isFilled: z.boolean(),
});
const ruleSchema = z.object({
  table: z.string(),
  rule: z.string(),
  columns: z.array(z.string()),
  isKey: z.boolean(),
});

const COLUMNS = `
  SELECT relname || '.' || attname AS name, relname AS table, format_type(atttypid, atttypmod) AS type,
    attnotnull AS "isRequired", atthasdef OR attidentity <> '' AS "isFilled"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`;
const RULES = `
  WITH rule AS (
    SELECT conrelid AS id, pg_get_constraintdef(oid) AS rule, conkey AS places, contype IN ('p', 'u') AS "isKey"
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL
    SELECT indrelid, pg_get_indexdef(indexrelid), ARRAY(
      SELECT refobjsubid::int2 FROM pg_depend WHERE objid = indexrelid AND refobjid = indrelid), true FROM pg_index
    WHERE indisunique AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
      AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace))
  SELECT relname AS table, rule, "isKey", ARRAY(
    SELECT relname || '.' || attname FROM pg_attribute WHERE attrelid = id AND attnum = ANY (places)) AS columns
  FROM rule JOIN pg_class ON pg_class.oid = id`;
const FUNCTIONS = `
  SELECT oid::regprocedure || ' ' || pg_get_function_result(oid) AS name FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'`;

export interface SchemaShape {
  columns: Map<string, z.infer<typeof columnSchema>>;
  rules: z.infer<typeof ruleSchema>[];
  functions: string[];
}

export async function schemaShape(runner: QueryRunner): Promise<SchemaShape> {
  const columns = z.array(columnSchema).parse(await runner.query(COLUMNS));
  const functions = z.array(z.object({ name: z.string() })).parse(await runner.query(FUNCTIONS));
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    rules: z.array(ruleSchema).parse(await runner.query(RULES)),
    functions: functions.map(({ name }) => name),
  };
}

/** What a server that was written for `before` would miss, or be refused for, in `after`. */
export function hindrances(before: SchemaShape, after: SchemaShape): string[] {
  return [...lost(before, after), ...demanded(before, after), ...ruled(before, after)];
}

function lost(before: SchemaShape, after: SchemaShape): string[] {
  const columns = [...before.columns.values()].filter(
    ({ name, type }) => after.columns.get(name)?.type !== type,
  );
  const functions = before.functions.filter((name) => !after.functions.includes(name));
  return [...columns.map(({ name, type }) => `${name} is no ${type} any more`), ...functions];
}

const mustBeSent = ({ isRequired, isFilled }: { isRequired: boolean; isFilled: boolean }) =>
  isRequired && !isFilled;

function demanded(before: SchemaShape, after: SchemaShape): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  return [...after.columns.values()]
    .filter(({ table }) => tables.has(table))
    .filter((column) => {
      const old = before.columns.get(column.name);
      if (old && column.isRequired && !old.isRequired) return true;
      return mustBeSent(column) && !(old && mustBeSent(old));
    })
    .map(({ name }) => `${name} must be sent`);
}

function ruled(before: SchemaShape, after: SchemaShape): string[] {
  const isIn = (shape: SchemaShape, { table, rule }: SchemaShape['rules'][number]) =>
    shape.rules.some((other) => other.table === table && other.rule === rule);
  const stricter = after.rules
    .filter((rule) => !isIn(before, rule))
    .filter(({ columns }) => columns.some((name) => before.columns.has(name)))
    .map(({ table, rule }) => `${table} has a new rule: ${rule}`);
  // ON CONFLICT needs its key.
  const keys = before.rules
    .filter((rule) => rule.isKey && !isIn(after, rule))
    .map(({ table, rule }) => `${table} lost its key: ${rule}`);
  return [...stricter, ...keys];
}
