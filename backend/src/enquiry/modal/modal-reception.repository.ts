import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { studio } from '../../studio/studio.js';
import { type ModalEvent, type Reception, type Rest, receptionSchema, restSchema } from './modal.schema.js';

const TODAY = `(now() AT TIME ZONE '${studio.locale.timeZone}')::date`;
const REST = `${iso('began_at')} AS began_at, ${iso('ends_at')} AS ends_at, shown, closed_at_once`;
const SUMS = `coalesce(sum(shown), 0)::int AS shown, coalesce(sum(closed_at_once), 0)::int AS closed_at_once,
  coalesce(sum(sent), 0)::int AS sent`;

/** A dialog is shown before it is closed or sent, so no more of these are counted than were shown. */
const COUNT: Record<ModalEvent, string> = {
  shown: `INSERT INTO modal_day AS known (day, shown) VALUES (${TODAY}, 1)
    ON CONFLICT (day) DO UPDATE SET shown = known.shown + 1`,
  closed: `UPDATE modal_day SET closed_at_once = closed_at_once + 1
    WHERE day = ${TODAY} AND closed_at_once + sent < shown`,
  sent: `UPDATE modal_day SET sent = sent + 1 WHERE day = ${TODAY} AND closed_at_once + sent < shown`,
};

/** The latest whole days, none from before the end of a rest, with at least $1 showings where there are so many. */
const LATELY = `
  SELECT ${SUMS} FROM (
    SELECT *, sum(shown) OVER (ORDER BY day DESC) - shown AS later FROM modal_day
    WHERE day > coalesce(
      (SELECT max((ends_at AT TIME ZONE '${studio.locale.timeZone}')::date) FROM modal_rest), '-infinity')
  ) AS days WHERE later < $1`;

const idRow = z.object({ id: z.string() });

export async function countReception(manager: EntityManager, received: ModalEvent): Promise<void> {
  await manager.query(COUNT[received]);
}

export async function readLately(manager: EntityManager, showings: number): Promise<Reception> {
  const [sums] = await queryRows(manager, receptionSchema, LATELY, [showings]);
  return sums ?? { shown: 0, closed_at_once: 0, sent: 0 };
}

export async function readLastDays(database: DataSource, days: number): Promise<Reception> {
  const sql = `SELECT ${SUMS} FROM modal_day WHERE day > ${TODAY} - $1::int`;
  const [sums] = await queryRows(database, receptionSchema, sql, [days]);
  return sums ?? { shown: 0, closed_at_once: 0, sent: 0 };
}

/** The rest of now. */
export async function readRest(database: DataSource | EntityManager): Promise<Rest | null> {
  const sql = `SELECT ${REST} FROM modal_rest WHERE ends_at > now() ORDER BY modal_rest.id DESC LIMIT 1`;
  return (await queryRows(database, restSchema, sql))[0] ?? null;
}

export async function readRestById(database: DataSource, id: string): Promise<Rest | undefined> {
  return (await queryRows(database, restSchema, `SELECT ${REST} FROM modal_rest WHERE id = $1`, [id]))[0];
}

export async function insertRest(
  manager: EntityManager,
  { shown, closed_at_once: closed }: Reception,
  days: number,
): Promise<string> {
  const sql = `INSERT INTO modal_rest (ends_at, shown, closed_at_once)
    VALUES (now() + make_interval(days => $3), $1, $2) RETURNING id`;
  const [rest] = await queryRows(manager, idRow, sql, [shown, closed, days]);
  return idRow.parse(rest).id;
}

/** @returns whether there was one */
export async function endRest(manager: EntityManager): Promise<boolean> {
  const sql = 'UPDATE modal_rest SET ends_at = now() WHERE ends_at > now() RETURNING id';
  return (await queryRows(manager, idRow, sql)).length > 0;
}
