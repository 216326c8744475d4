import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { clearNextSteps } from './do-not-contact.repository.js';
import { IS_WITHDRAWN, markWithdrawn, removeLiftedMarks } from './consent/consent-withdrawal.repository.js';

const tableRow = z.object({ exists: z.boolean() });
const factRow = z.object({
  enquiry_id: z.string(),
  person_hash: z.string().nullable(),
  withdrawn_at: z.string(),
  how: z.string(),
  call_cancelled_at: z.string().nullable(),
  lifted_at: z.string().nullable(),
  lifted_by: z.string().nullable(),
  lifted_how: z.string().nullable(),
});
export type WithdrawalFacts = z.infer<typeof factRow>[];

const FACTS = `jsonb_to_recordset($1::jsonb) AS fact(enquiry_id uuid, person_hash text, withdrawn_at timestamptz, how text,
  call_cancelled_at timestamptz, lifted_at timestamptz, lifted_by text, lifted_how text)`;
const COLUMNS =
  'enquiry_id, person_hash, withdrawn_at, how, call_cancelled_at, lifted_at, lifted_by, lifted_how';
const OTHER_COLUMNS = COLUMNS.split(', ').slice(1);
/** What the person has decided since the restore holds. */
const IS_SUPERSEDED = `EXISTS (SELECT FROM consent_withdrawal later
  WHERE later.enquiry_id = enquiry.id AND later.withdrawn_at > fact.withdrawn_at)`;

export async function readWithdrawals(manager: EntityManager): Promise<WithdrawalFacts> {
  const sql = `SELECT to_regclass('public.consent_withdrawal') IS NOT NULL AS exists`;
  const [table] = await queryRows(manager, tableRow, sql);
  if (!table?.exists) return [];
  return queryRows(
    manager,
    factRow,
    `SELECT enquiry_id, person_hash, withdrawn_at::text, how, call_cancelled_at::text, lifted_at::text, lifted_by, lifted_how
     FROM consent_withdrawal`,
  );
}

/** In a restored backup: for the enquiries that are named, and for others of the same persons that were there by then. */
export async function withdrawAgain(manager: EntityManager, facts: WithdrawalFacts): Promise<void> {
  const values = [JSON.stringify(facts)];
  const renewed = OTHER_COLUMNS.map(
    (column) => `${column} = coalesce(consent_withdrawal.${column}, excluded.${column})`,
  ).join(', ');
  await manager.query(
    `INSERT INTO consent_withdrawal (${COLUMNS})
     SELECT fact.* FROM ${FACTS} JOIN enquiry ON enquiry.id = fact.enquiry_id
     WHERE fact.lifted_at IS NOT NULL OR NOT ${IS_SUPERSEDED} ORDER BY fact.withdrawn_at
     ON CONFLICT (enquiry_id, withdrawn_at) DO UPDATE SET ${renewed}`,
    values,
  );
  await manager.query(
    `INSERT INTO consent_withdrawal (${COLUMNS})
     SELECT DISTINCT ON (enquiry.id) enquiry.id, ${OTHER_COLUMNS.map((column) => `fact.${column}`).join(', ')}
     FROM ${FACTS} JOIN enquiry ON enquiry.person_hash = fact.person_hash AND enquiry.created_at <= fact.withdrawn_at
     WHERE fact.lifted_at IS NULL AND NOT ${IS_WITHDRAWN} AND NOT ${IS_SUPERSEDED}
       AND enquiry.id NOT IN (SELECT named.enquiry_id FROM ${FACTS.replace('AS fact', 'AS named')})
     ORDER BY enquiry.id, fact.withdrawn_at ON CONFLICT DO NOTHING`,
    values,
  );
  await manager.query(
    `UPDATE consent_withdrawal SET call_cancelled_at = fact.call_cancelled_at FROM ${FACTS}
     WHERE consent_withdrawal.enquiry_id = fact.enquiry_id AND consent_withdrawal.withdrawn_at > fact.withdrawn_at
       AND consent_withdrawal.call_cancelled_at IS NULL AND fact.lifted_at IS NULL AND fact.call_cancelled_at IS NOT NULL`,
    values,
  );
  await removeLiftedMarks(manager);
  await markWithdrawn(manager);
  await clearNextSteps(manager);
}
