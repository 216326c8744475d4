import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { auditOfSubjects } from '../../audit/audit-entry.repository.js';
import { queryRows } from '../../database/query-rows.js';
import { ENQUIRY, PARAMETERS, type PersonIdentifiers, samePerson } from '../same-person.js';
import type { EraseForm } from '../admin/enquiry-admin-forms.schema.js';

const tableRow = z.object({ table: z.string(), column: z.string() });
const dataRow = z.object({ row: z.record(z.string(), z.unknown()) });
type Row = Record<string, unknown>;
/** By the name of the table. */
export type PersonData = Record<string, Row[]>;

/** Everything that belongs to an enquiry, including what a later version adds. */
const TABLES = `SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS column
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
  WHERE contype = 'f' AND confrelid = 'enquiry'::regclass ORDER BY 1`;

export async function readPersonData(
  manager: EntityManager,
  { email, phoneE164 }: PersonIdentifiers,
  by: EraseForm['by'],
): Promise<PersonData> {
  const read = async (sql: string, values: unknown[]): Promise<Row[]> =>
    (await queryRows(manager, dataRow, sql, values)).map(({ row }) => row);
  const enquiries = await read(
    `SELECT to_jsonb(enquiry) - 'words_folded' AS row FROM enquiry WHERE ${samePerson(ENQUIRY, PARAMETERS, by)} ORDER BY created_at`,
    [email, phoneE164],
  );
  const ids = enquiries.map(({ id }) => id);
  const data: PersonData = { enquiry: enquiries };
  for (const { table, column } of await queryRows(manager, tableRow, TABLES))
    data[table] = await read(
      `SELECT to_jsonb(child) AS row FROM ${table} child WHERE ${column} = ANY($1::uuid[]) ORDER BY child.id`,
      [ids],
    );
  data['do_not_contact'] = await read(
    `SELECT to_jsonb(mark) AS row FROM do_not_contact mark
     WHERE email = lower($1) OR ($3 AND phone_e164 = $2 AND NOT EXISTS (
       SELECT FROM enquiry WHERE enquiry.phone_e164 = $2 AND lower(enquiry.email) <> lower($1))) ORDER BY mark.id`,
    [email, phoneE164, by === 'both'],
  );
  data['audit_entry'] = await auditOfSubjects(manager, 'enquiry', ids);
  return data;
}
