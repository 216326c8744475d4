import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { queryRows } from '../../database/query-rows.js';
import { studio } from '../../studio/studio.js';
import { IS_DO_NOT_CONTACT, MAY_CONTACT } from '../do-not-contact.repository.js';
import { COUNT_FILES } from '../files/enquiry-file.repository.js';
import { formatShortlisted, shortlistedPictureSchema } from '../shortlist.schema.js';
import type { EnquiryFilter } from './enquiry-admin-forms.schema.js';
import { SOURCE_COLUMNS, sourceColumns } from './enquiry-sources.repository.js';
import { FIRST_CONTACT_BY } from './enquiry-desk.schema.js';
import { MATCHES, matchValues } from './enquiry-admin.repository.js';

const BATCH_SIZE = 500;
const atStudio = (moment: string) =>
  `to_char(${moment} AT TIME ZONE '${studio.locale.timeZone}', 'YYYY-MM-DD HH24:MI')`;
const DESK = `(SELECT account.name FROM ${ACCOUNTS} WHERE account.id = owner_id) AS owner, ${atStudio('first_contact_at')} AS first_contact,
  ${FIRST_CONTACT_BY} AS first_contact_by, first_contact_how, next_step, ${atStudio('next_step_at')} AS next_step_at,
  CASE WHEN kind IS NULL AND only_advice THEN 'advice' ELSE kind END AS kind,
  size_square_feet, budget, value_rupees::text AS value_rupees`;
/** `created_at` is Postgres' own text: a Date would lose microseconds. */
const BATCH = `
  SELECT ${atStudio('created_at')} AS sent, name, email, phone_e164,
    message, project_title AS project, coalesce(shortlist, '[]') AS shortlist, ${COUNT_FILES} AS files, state, ${DESK}, CASE WHEN ${IS_DO_NOT_CONTACT} THEN 'yes' ELSE '' END AS do_not_contact, page, consent_text,
    consent_version, CASE offers_consent WHEN true THEN 'yes' WHEN false THEN 'no' ELSE 'not asked apart' END AS offers,
    ${SOURCE_COLUMNS}, created_at::text, id
  FROM enquiry WHERE ${MATCHES} AND ${MAY_CONTACT} AND (created_at, id) > ($9::timestamptz, $10::uuid)
  ORDER BY enquiry.created_at, id LIMIT ${BATCH_SIZE}`;
const exportRow = z.object({
  sent: z.string(),
  name: z.string(),
  email: z.string(),
  phone_e164: z.string(),
  message: z.string(),
  project: z.string().nullable(),
  shortlist: z.array(shortlistedPictureSchema).transform((kept) => kept.map(formatShortlisted).join('\n')),
  files: z.int(),
  state: z.string(),
  owner: z.string().nullable(),
  first_contact: z.string().nullable(),
  first_contact_by: z.string().nullable(),
  first_contact_how: z.string().nullable(),
  next_step: z.string().nullable(),
  next_step_at: z.string().nullable(),
  kind: z.string().nullable(),
  size_square_feet: z.int().nullable(),
  budget: z.string().nullable(),
  value_rupees: z.string().nullable(),
  do_not_contact: z.string(),
  page: z.string().nullable(),
  consent_text: z.string(),
  consent_version: z.string(),
  ...sourceColumns,
  offers: z.string(),
  created_at: z.string(),
  id: z.string(),
});
export type ExportRow = z.infer<typeof exportRow>;

const countsRow = z.object({ rows: z.int(), leftOut: z.int() });
export type ExportCounts = z.infer<typeof countsRow>;

export async function countExport(database: DataSource, filter: EnquiryFilter): Promise<ExportCounts> {
  const sql = `SELECT count(*) FILTER (WHERE ${MAY_CONTACT})::int AS rows,
    count(*) FILTER (WHERE NOT ${MAY_CONTACT})::int AS "leftOut" FROM enquiry WHERE ${MATCHES}`;
  const [counts] = await queryRows(database, countsRow, sql, matchValues(filter, true));
  return counts ?? { rows: 0, leftOut: 0 };
}

const BEGINNING = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Oldest first, so that what arrives meanwhile is in the file or after its end, never in between. */
export async function* readExport(
  database: DataSource,
  filter: EnquiryFilter,
  after: Pick<ExportRow, 'created_at' | 'id'> = BEGINNING,
): AsyncGenerator<ExportRow> {
  const values = [...matchValues(filter, true), after.created_at, after.id];
  const batch = await queryRows(database, exportRow, BATCH, values);
  yield* batch;
  const last = batch.at(-1);
  if (last && batch.length === BATCH_SIZE) yield* readExport(database, filter, last);
}
