import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { studio } from '../studio/studio.js';

const TODAY = `(now() AT TIME ZONE '${studio.locale.timeZone}')::date`;
const LATELY = `day > ${TODAY} - 30`;
const MIN_MISSED = 3;
/** Rows of missed addresses, and of those left out: the rarest and oldest go first. */
const MAX_MISSED = 2000;

export interface Tally {
  path: string;
  people: number;
  bots: number;
  cameFrom: string | null;
}

const day = z.iso.date();
const hitsRow = z.object({ path: z.string(), hits: z.int(), last_hit: day.nullable() });
export type Hits = z.infer<typeof hitsRow>;
const missedRow = z.object({
  path: z.string(),
  came_from: z.string().nullable(),
  missed: z.int(),
  bots: z.int(),
  first_day: day,
  last_day: day,
});
export type Missed = z.infer<typeof missedRow>;
const pathRow = z.object({ path: z.string() });
const leftOutRow = z.object({ is_changed: z.boolean() });

const addTo = (table: string) => `
  INSERT INTO ${table} AS known (path, day, people, bots)
  SELECT path, ${TODAY}, people, bots FROM unnest($1::text[], $2::int[], $3::int[]) AS sent (path, people, bots)
  ON CONFLICT (path, day) DO UPDATE SET people = known.people + excluded.people, bots = known.bots + excluded.bots`;

const MISSED = `
  SELECT path, came_from, sum(people) FILTER (WHERE ${LATELY})::int AS missed,
    coalesce(sum(bots) FILTER (WHERE ${LATELY}), 0)::int AS bots,
    min(day)::text AS first_day, (max(day) FILTER (WHERE people > 0))::text AS last_day
  FROM missed_address JOIN missed_day USING (path)
  WHERE NOT is_left_out
  GROUP BY path HAVING sum(people) FILTER (WHERE ${LATELY}) >= ${MIN_MISSED}
  ORDER BY missed DESC, path`;
const LEFT_OUT = `
  SELECT path FROM missed_address LEFT JOIN missed_day USING (path) WHERE is_left_out
  GROUP BY path ORDER BY coalesce(sum(people), 0) DESC, path`;
const RAREST = `
  SELECT path FROM (
    SELECT path, row_number() OVER (
      PARTITION BY is_left_out ORDER BY coalesce(sum(people), 0) DESC, max(day) DESC NULLS LAST, path
    ) AS place FROM missed_address LEFT JOIN missed_day USING (path) GROUP BY path, is_left_out
  ) AS ranked WHERE place > ${MAX_MISSED}`;

@Injectable()
export class AddressCountRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async addHits(tallies: Tally[]): Promise<void> {
    if (tallies.length > 0) await this.database.query(addTo('redirect_hit'), columnsOf(tallies));
  }

  async addMissed(tallies: Tally[]): Promise<void> {
    if (tallies.length === 0) return;
    await this.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO missed_address AS known (path, came_from) SELECT * FROM unnest($1::text[], $2::text[])
         ON CONFLICT (path) DO UPDATE SET came_from = coalesce(excluded.came_from, known.came_from)`,
        [tallies.map(({ path }) => path), tallies.map(({ cameFrom }) => cameFrom)],
      );
      await manager.query(addTo('missed_day'), columnsOf(tallies));
      await manager.query(`DELETE FROM missed_address
        WHERE (SELECT count(*) FROM missed_address) > ${MAX_MISSED} AND path IN (${RAREST})`);
    });
  }

  /** By path, of people, in 30 days. */
  async hits(): Promise<Map<string, Hits>> {
    const sql = `SELECT path, coalesce(sum(people) FILTER (WHERE ${LATELY}), 0)::int AS hits,
        (max(day) FILTER (WHERE people > 0))::text AS last_hit
      FROM redirect_hit GROUP BY path`;
    const rows = await queryRows(this.database, hitsRow, sql);
    return new Map(rows.map((row) => [row.path, row]));
  }

  /** Also those that lead on since, the most missed first. */
  missed(): Promise<Missed[]> {
    return queryRows(this.database, missedRow, MISSED);
  }

  async leftOut(): Promise<string[]> {
    return (await queryRows(this.database, pathRow, LEFT_OUT)).map(({ path }) => path);
  }

  /** @returns whether that is new, undefined where nobody has missed it */
  async leaveOut(manager: EntityManager, path: string, isLeftOut: boolean): Promise<boolean | undefined> {
    const sql = `UPDATE missed_address SET is_left_out = $2
      FROM (SELECT path, is_left_out FROM missed_address WHERE path = $1 FOR UPDATE) AS before
      WHERE missed_address.path = before.path RETURNING before.is_left_out <> $2 AS is_changed`;
    return (await queryRows(manager, leftOutRow, sql, [path, isLeftOut]))[0]?.is_changed;
  }

  async removeOld(): Promise<void> {
    const isOld = `day < ${TODAY} - interval '${studio.retention.addressCounts}'`;
    await this.database.query(`DELETE FROM redirect_hit WHERE ${isOld}`);
    await this.database.query(`DELETE FROM missed_day WHERE ${isOld}`);
    await this.database.query(`DELETE FROM missed_address
      WHERE NOT is_left_out AND NOT EXISTS (SELECT FROM missed_day WHERE missed_day.path = missed_address.path)`);
  }
}

function columnsOf(tallies: Tally[]): unknown[] {
  return [
    tallies.map(({ path }) => path),
    tallies.map(({ people }) => people),
    tallies.map(({ bots }) => bots),
  ];
}
