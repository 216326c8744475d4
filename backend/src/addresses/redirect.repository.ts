import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import { lockByName } from '../database/lock-by-name.js';

const COLUMNS = `from_path AS "from", destination AS "to", why, ${iso('changed_at')} AS changed_at, changed_by`;

const ruleRow = z.object({
  from: z.string(),
  to: z.string(),
  why: z.string(),
  changed_at: z.iso.datetime(),
  changed_by: z.uuid().nullable(),
});
export type RuleRow = z.infer<typeof ruleRow>;
const removedRow = ruleRow.pick({ from: true, to: true, why: true });
export type Rule = z.infer<typeof removedRow>;
const leadRow = z.object({ from: z.string(), to: z.string() });
const countRow = z.object({ count: z.int() });

const SAVE = `
  INSERT INTO redirect (from_path, destination, why, changed_by)
  SELECT *, $4::uuid FROM unnest($1::text[], $2::text[], $3::text[])
  ON CONFLICT (from_path) DO UPDATE
  SET destination = excluded.destination, changed_at = now(), changed_by = excluded.changed_by,
    why = CASE WHEN excluded.why = '' THEN redirect.why ELSE excluded.why END`;
const SHORTEN = `
  UPDATE redirect SET destination = saved.destination
  FROM unnest($1::text[], $2::text[]) AS saved (from_path, destination)
  WHERE regexp_replace(redirect.destination, '[?#].*', '') = saved.from_path
    AND redirect.from_path <> regexp_replace(saved.destination, '[?#].*', '')`;

@Injectable()
export class RedirectRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Where these lead, by path. */
  async leads(paths: string[], manager: EntityManager = this.database.manager): Promise<Map<string, string>> {
    const sql = 'SELECT from_path AS "from", destination AS "to" FROM redirect WHERE from_path = ANY($1)';
    const rows = await queryRows(manager, leadRow, sql, [paths]);
    return new Map(rows.map(({ from, to }) => [from, to]));
  }

  all(): Promise<RuleRow[]> {
    return queryRows(this.database, ruleRow, `SELECT ${COLUMNS} FROM redirect`);
  }

  /** Transactions that change addresses run one at a time. */
  async lock(manager: EntityManager): Promise<void> {
    await lockByName(manager, 'redirect');
  }

  /** @returns how many there are now */
  async save(manager: EntityManager, rules: Rule[], changedBy: string | null): Promise<number> {
    const [from, to, why] = [
      rules.map((rule) => rule.from),
      rules.map((rule) => rule.to),
      rules.map((rule) => rule.why),
    ];
    await manager.query(SAVE, [from, to, why, changedBy]);
    const [row] = await queryRows(manager, countRow, 'SELECT count(*)::int AS count FROM redirect');
    return row?.count ?? 0;
  }

  /** Those that led to these. */
  async shorten(manager: EntityManager, rules: Rule[]): Promise<void> {
    await manager.query(SHORTEN, [rules.map(({ from }) => from), rules.map(({ to }) => to)]);
  }

  async remove(manager: EntityManager, from: string): Promise<Rule | undefined> {
    const sql = `DELETE FROM redirect WHERE from_path = $1
      RETURNING from_path AS "from", destination AS "to", why`;
    return (await queryRows(manager, removedRow, sql, [from]))[0];
  }

  async removeUntouched(manager: EntityManager, { from, to }: Pick<Rule, 'from' | 'to'>): Promise<void> {
    const sql = 'DELETE FROM redirect WHERE from_path = $1 AND destination = $2 AND changed_by IS NULL';
    await manager.query(sql, [from, to]);
  }
}
