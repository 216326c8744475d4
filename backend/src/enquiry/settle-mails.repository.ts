import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { JobQueue } from '../jobs/job-queue.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from './mails/enquiry-mails.js';

const MAILS = [STUDIO_MAIL, ACKNOWLEDGEMENT];
const OF_MAILS = ['studio_mail', 'acknowledgement'].flatMap((mail) =>
  ['sent_at', 'attempts', 'tried_at', 'error'].map((column) => `${mail}_${column}`),
);
const COLUMNS = [...OF_MAILS, 'acknowledgement_undeliverable', 'in_digest', 'mail_resends'];
/** How far the mails of one row are: each resend begins to count anew, and no clock is asked. */
const progress = (row: string) =>
  `(${row}.mail_resends, ${row}.studio_mail_attempts + ${row}.acknowledgement_attempts)`;
/** Of another version: by the columns that both have. */
const SINCE = `unnest($1::jsonb[]) AS fact JOIN enquiry AS now ON now.id = (fact->>'id')::uuid,
  LATERAL jsonb_populate_record(now, fact) AS since`;

const factRow = z.object({ row: z.string() });
const keyRow = z.object({ key: z.string() });
const tableRow = z.object({ exists: z.boolean() });
const knownRow = z.object({ id: z.string(), isAhead: z.boolean(), hasAddress: z.boolean() });

export interface MailFacts {
  /** As JSON in text. */
  enquiries: string[];
  /** Keys of the jobs that wait. */
  waiting: Set<string>;
}

export async function readMailFacts(manager: EntityManager): Promise<MailFacts> {
  const exists = `SELECT to_regclass('public.enquiry') IS NOT NULL AS exists`;
  const [table] = await queryRows(manager, tableRow, exists);
  const sql = `SELECT (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(enquiry)) WHERE key = ANY($1))::text
    AS row FROM enquiry`;
  const rows = table?.exists ? await queryRows(manager, factRow, sql, [['id', 'email', ...COLUMNS]]) : [];
  return { enquiries: rows.map(({ row }) => row), waiting: await readWaiting(manager) };
}

async function readWaiting(manager: EntityManager): Promise<Set<string>> {
  const sql = `SELECT key FROM graphile_worker.jobs
    WHERE attempts < max_attempts AND key IS NOT NULL AND task_identifier = ANY($1)`;
  const rows = await queryRows(manager, keyRow, sql, [MAILS.map(({ job }) => job)]);
  return new Set(rows.map(({ key }) => key));
}

/** In a restored backup: what was sent, given up or taken back there since leaves no more; what waits there still leaves, to the visitor at the same address alone. Where mails are further here, they stay as they are. */
export async function settleMails(manager: EntityManager, { enquiries, waiting }: MailFacts): Promise<void> {
  const known = await queryRows(
    manager,
    knownRow,
    `SELECT now.id, ${progress('since')} > ${progress('now')} AS "isAhead", since.email = now.email AS "hasAddress"
     FROM ${SINCE} WHERE ${progress('since')} >= ${progress('now')} AND now.in_digest >= since.in_digest`,
    [enquiries],
  );
  const ahead = known.filter(({ isAhead }) => isAhead).map(({ id }) => id);
  const columns = COLUMNS.map((column) => `${column} = since.${column}`).join(', ');
  await manager.query(
    `UPDATE enquiry SET ${columns} FROM ${SINCE} WHERE enquiry.id = now.id AND now.id = ANY($2::uuid[])`,
    [enquiries, ahead],
  );
  const jobs = new JobQueue(manager.connection);
  const queue = new EnquiryMailQueue(jobs);
  const queued = await readWaiting(manager);
  const settled: string[] = [];
  for (const { id, isAhead, hasAddress } of known)
    for (const mail of MAILS) {
      const key = mail.jobKeyPrefix + id;
      const isMeant = waiting.has(key) && (hasAddress || !mail.isToVisitor);
      if (isMeant && isAhead) await queue.add(manager, mail, id);
      if (!isMeant && queued.has(key)) settled.push(key);
    }
  await jobs.remove(manager, settled);
}
