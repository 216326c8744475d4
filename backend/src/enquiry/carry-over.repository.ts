import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../auth/accounts.js';
import { queryRows } from '../database/query-rows.js';
import { JobQueue } from '../jobs/job-queue.js';
import { freeSharedNumber } from './do-not-contact.repository.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from './mails/enquiry-mails.js';

const MAILS = [STUDIO_MAIL, ACKNOWLEDGEMENT];
/** Of enquiries that come over, and what only adds to those of the backup. */
const DEPENDANTS = ['enquiry_event', 'sent_alert'];
const IS_KNOWN = 'enquiry_id IN (SELECT id FROM enquiry)';
const ADDITIONS: Record<string, string> = {
  enquiry_file: IS_KNOWN,
  enquiry_note: `${IS_KNOWN} AND NOT EXISTS (SELECT FROM enquiry_note AS known WHERE
    (known.enquiry_id, known.created_at, known.text) = (made.enquiry_id, made.created_at, made.text))`,
};
const idRow = z.object({ id: z.string() });
const jsonRow = z.object({ row: z.string() });
const personRow = z.object({ email: z.string(), phoneE164: z.string() });
const nameRow = z.object({ name: z.string() });

interface TableRows {
  table: string;
  /** As JSON in text: numbers of Postgres may be larger than those of JavaScript. */
  rows: string[];
}

export interface LaterEnquiries {
  enquiries: TableRows;
  dependants: TableRows[];
  additions: TableRows[];
}

/** @param known ids of those that the backup has: no clock tells which came later, for several machines write moments */
export async function readLaterEnquiries(manager: EntityManager, known: string[]): Promise<LaterEnquiries> {
  const read = async (table: string, isWanted = 'true', values: string[][] = []): Promise<TableRows> => {
    const [found] = await queryRows(manager, nameRow, 'SELECT $1 AS name WHERE to_regclass($1) IS NOT NULL', [
      `public.${table}`,
    ]);
    if (!found) return { table, rows: [] };
    const sql = `SELECT to_jsonb(kept)::text AS row FROM ${table} AS kept WHERE ${isWanted} ORDER BY to_jsonb(kept)->'id'`;
    return { table, rows: (await queryRows(manager, jsonRow, sql, values)).map(({ row }) => row) };
  };
  const enquiries = await read('enquiry', 'id NOT IN (SELECT unnest($1::uuid[]))', [known]);
  const dependants: TableRows[] = [];
  for (const table of DEPENDANTS)
    dependants.push(await read(table, 'enquiry_id NOT IN (SELECT unnest($1::uuid[]))', [known]));
  const additions: TableRows[] = [];
  for (const table of Object.keys(ADDITIONS)) additions.push(await read(table));
  return { enquiries, dependants, additions };
}

/** In a restored backup: those that it has not. @param waiting keys of the mails that wait there @returns their ids */
export async function carryOver(
  manager: EntityManager,
  { enquiries, dependants, additions }: LaterEnquiries,
  waiting: Set<string>,
): Promise<string[]> {
  const ids = await insert(manager, enquiries, 'true');
  for (const rows of dependants) await insert(manager, rows, 'enquiry_id = ANY($2::uuid[])', [ids]);
  for (const rows of additions) await insert(manager, rows, ADDITIONS[rows.table] ?? 'false');
  // As when they came.
  const unsuspected = `SELECT email, phone_e164 AS "phoneE164" FROM enquiry WHERE id = ANY($1::uuid[]) AND state <> 'spam'`;
  for (const person of await queryRows(manager, personRow, unsuspected, [ids]))
    await freeSharedNumber(manager, person);
  const queue = new EnquiryMailQueue(new JobQueue(manager.connection));
  for (const id of ids)
    for (const mail of MAILS) if (waiting.has(mail.jobKeyPrefix + id)) await queue.add(manager, mail, id);
  return ids;
}

/** Of another version: by the columns that both have. Its owner may have come since. */
async function insert(
  manager: EntityManager,
  { table, rows }: TableRows,
  where: string,
  values: string[][] = [],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const common = `SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' AND is_generated = 'NEVER'
      AND $2::jsonb ? column_name`;
  const found = await queryRows(manager, nameRow, common, [table, rows[0]]);
  const columns = found.map(({ name }) => name).join(', ');
  const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns}
    FROM unnest($1::jsonb[]) WITH ORDINALITY AS facts(fact, turn), jsonb_populate_record(NULL::${table}, CASE
      WHEN (fact->>'owner_id')::uuid IN (SELECT id FROM ${ACCOUNTS}) THEN fact
      ELSE fact || '{"owner_id": null}' END) AS made
    WHERE ${where} ORDER BY turn ON CONFLICT DO NOTHING RETURNING id::text`;
  return (await queryRows(manager, idRow, sql, [rows, ...values])).map(({ id }) => id);
}

export async function countLeft(manager: EntityManager, ids: string[]): Promise<number> {
  const sql = 'SELECT id FROM enquiry WHERE id = ANY($1::uuid[])';
  return (await queryRows(manager, idRow, sql, [ids])).length;
}

export async function readEnquiryIds(manager: EntityManager): Promise<string[]> {
  return (await queryRows(manager, idRow, 'SELECT id FROM enquiry')).map(({ id }) => id);
}
