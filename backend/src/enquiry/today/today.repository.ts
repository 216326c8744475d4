import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { OWNER } from '../admin/enquiry-desk.schema.js';
import { IS_CALL_OWED } from '../call-owed.js';
import { AGAIN, IS_CALL_BESIDE, IS_STEP } from '../due-work.repository.js';
import { IS_DO_NOT_CONTACT, MAY_CONTACT } from '../do-not-contact.repository.js';
import { ENQUIRY, OTHER, samePerson } from '../same-person.js';
import { stepSchema, unassignedSchema, enquiryToCallSchema } from './today.schema.js';

const MAX_WAITING = 100;
/** Of these rows, for those who are not late yet: their promise can still be kept. */
const IN_TIME_FIRST = 80;
const MAX_STEPS = 50;
const MAX_ROWS = 20;
const MESSAGE_LENGTH = 400;

const TOTAL = 'count(*) OVER ()::int AS total';
export interface List<Row> {
  total: number;
  data: Row[];
}

/** Every row knows how many there are. */
export async function readList<Row extends object>(
  database: DataSource,
  row: z.ZodType<Row>,
  sql: string,
  parameters: unknown[],
): Promise<List<Row>> {
  const rows = await queryRows(database, z.object({ total: z.int() }).and(row), sql, parameters);
  return { total: rows[0]?.total ?? 0, data: rows };
}

/** Null where it is to be figured from the hours. */
const waitingRow = enquiryToCallSchema.extend({ due: enquiryToCallSchema.shape.due.nullable() });
export type WaitingRow = z.infer<typeof waitingRow>;

export interface Waiting extends List<WaitingRow> {
  to_call: number;
  late: number;
}
const countedRow = waitingRow.extend({ total: z.int(), to_call: z.int(), late: z.int() });

const DUE = `coalesce(${AGAIN}, call_due, enquiry.created_at)`;
const IS_TO_CALL = `(first_contact_at IS NULL OR ${AGAIN} IS NOT NULL)`;
const IS_IN_TIME = `(${IS_TO_CALL} AND ${DUE} >= $2)`;

const ELSEWHERE = `(SELECT json_build_object('id', other.id, 'at', ${iso('at')}, 'how', text, 'by', coalesce(account.name, actor))
  FROM enquiry AS other JOIN enquiry_event ON enquiry_id = other.id LEFT JOIN ${ACCOUNTS} ON account.email = actor
  WHERE ${samePerson(OTHER, ENQUIRY)} AND other.id <> enquiry.id AND other.state <> 'spam' AND enquiry_event.kind = 'contact'
  ORDER BY at DESC LIMIT 1)`;

/** Whom to call today, whoever came first before others of one moment. Who was called takes no place of those who wait. @param until those to be called again later are left out */
export async function readWaiting(
  database: DataSource,
  { now, until }: Record<'now' | 'until', Date>,
): Promise<Waiting> {
  const sql = `SELECT id, name, email, phone, phone_e164, left(message, ${MESSAGE_LENGTH}) AS message, kind, only_advice, budget,
      size_square_feet, project_title, coalesce(shortlist, '[]') AS shortlist, page, source, outcome,
      ${iso('created_at')} AS created_at, ${iso(`coalesce(${AGAIN}, call_due)`)} AS due, ${AGAIN} IS NOT NULL AS is_again,
      ${iso('first_contact_at')} AS first_contact_at, first_contact_how, ${IS_DO_NOT_CONTACT} AS do_not_contact, ${MAY_CONTACT} AS may_contact,
      ${ELSEWHERE} AS elsewhere, ${OWNER}, ${TOTAL}, count(*) FILTER (WHERE ${IS_TO_CALL}) OVER ()::int AS to_call,
      count(*) FILTER (WHERE ${IS_TO_CALL} AND ${DUE} < $2) OVER ()::int AS late
    FROM enquiry WHERE (state = 'new' AND ${IS_CALL_OWED} OR ${IS_CALL_BESIDE}) AND coalesce(${AGAIN} < $1, true)
    ORDER BY row_number() OVER (PARTITION BY ${IS_IN_TIME} ORDER BY NOT ${IS_TO_CALL}, ${DUE}, enquiry.created_at, id)
      - CASE WHEN ${IS_IN_TIME} THEN ${IN_TIME_FIRST} ELSE 0 END, id LIMIT ${MAX_WAITING}`;
  const rows = await queryRows(database, countedRow, sql, [until, now]);
  const { total, to_call, late } = rows[0] ?? { total: 0, to_call: 0, late: 0 };
  return { total, to_call, late, data: rows };
}

/** But calls to people who wait for one: they are shown as waiting. */
export function readSteps(database: DataSource, until: Date): Promise<List<z.infer<typeof stepSchema>>> {
  const sql = `SELECT id, name, kind, only_advice, project_title, next_step, ${iso('next_step_at')} AS next_step_at, ${OWNER}, ${TOTAL}
    FROM enquiry WHERE ${IS_STEP} AND enquiry.next_step_at < $1
    ORDER BY enquiry.next_step_at, enquiry.created_at, id LIMIT ${MAX_STEPS}`;
  return readList(database, stepSchema, sql, [until]);
}

/** Of those that are worked on; new ones show their owner where they wait. */
export function readUnassigned(database: DataSource): Promise<List<z.infer<typeof unassignedSchema>>> {
  const sql = `SELECT id, name, kind, only_advice, project_title, ${iso('created_at')} AS created_at, ${TOTAL}
    FROM enquiry WHERE state IN ('called', 'quoted') AND owner_id IS NULL AND ${MAY_CONTACT}
    ORDER BY enquiry.created_at DESC LIMIT ${MAX_ROWS}`;
  return readList(database, unassignedSchema, sql, []);
}

const lastContact = z.object({ created_at: z.date(), first_contact_at: z.date() });

export async function readLastContact(
  database: DataSource,
): Promise<z.infer<typeof lastContact> | undefined> {
  const sql = `SELECT coalesce(released_at, created_at) AS created_at, first_contact_at FROM enquiry WHERE first_contact_at IS NOT NULL AND state <> 'spam'
    ORDER BY first_contact_at DESC LIMIT 1`;
  const [row] = await queryRows(database, lastContact, sql);
  return row;
}
