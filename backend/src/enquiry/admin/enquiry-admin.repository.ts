import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { countRows, paginate } from '../../pagination/paginate.js';
import type { Pagination } from '../../pagination/pagination.schema.js';
import { IS_CALL_OWED, IS_NUMBER_OPEN } from '../call-owed.js';
import { CONSENT_DETAIL } from '../consent/consent-detail.repository.js';
import { IS_DO_NOT_CONTACT, MAY_CONTACT } from '../do-not-contact.repository.js';
import { COUNT_FILES } from '../files/enquiry-file.repository.js';
import { ACKNOWLEDGEMENT_STATE, STUDIO_MAIL_STATE } from '../mails/enquiry-mails.repository.js';
import { ENQUIRY, OTHER, PARAMETERS, SAME_BY, samePerson } from '../same-person.js';
import { SPAM_CARD, SPAM_DETAIL } from '../spam/spam.columns.js';
import { SOURCE } from './enquiry-sources.repository.js';
import { type SourceCount, sourceCountSchema } from './enquiry-sources.schema.js';
import type { EnquiryFilter, EnquiryQuery } from './enquiry-admin-forms.schema.js';
import {
  type EnquiryDetail,
  enquiryCardSchema,
  enquiryDetailSchema,
  goesSchema,
  meantSchema,
  noteSchema,
  otherSchema,
} from './enquiry-admin.schema.js';
import { DESK_CARD, DESK_DETAIL, type StaffMember, staffSchema } from './enquiry-desk.schema.js';

/** Fewer digits are in nearly every number. */
const MIN_DIGITS = 4;
/** Digits of an Indian number without its country. */
const WHOLE_NUMBER = 10;

const OTHER_ENQUIRIES = `(SELECT count(*)::int FROM enquiry AS other
  WHERE ${samePerson(OTHER, ENQUIRY)} AND other.id <> enquiry.id AND other.state <> 'spam')`;
const CARD = `id, ${iso('created_at')} AS created_at, ${iso('call_due')} AS call_due, name, email, phone, phone_e164, message, state,
  ${IS_DO_NOT_CONTACT} AS do_not_contact, ${MAY_CONTACT} AS may_contact, ${IS_CALL_OWED} AS is_call_owed, ${IS_NUMBER_OPEN} AS is_number_open, ${STUDIO_MAIL_STATE} AS studio_mail,
  project_slug, project_title, coalesce(jsonb_array_length(shortlist), 0) AS shortlist_count, ${OTHER_ENQUIRIES} AS other_enquiries, source,
  ${DESK_CARD}, ${SPAM_CARD}`;
const DETAIL = `${CARD}, ${DESK_DETAIL}, ${SOURCE}, coalesce(shortlist, '[]') AS shortlist, consent_text, consent_version, ${SPAM_DETAIL}, ${CONSENT_DETAIL},
  ${iso('studio_mail_sent_at')} AS studio_mail_sent_at, studio_mail_attempts, studio_mail_error,
  ${ACKNOWLEDGEMENT_STATE} AS acknowledgement, ${iso('acknowledgement_sent_at')} AS acknowledgement_sent_at,
  acknowledgement_attempts, acknowledgement_error,
  studio_mail_attempts + acknowledgement_attempts AS mail_attempts,
  coalesce(studio_mail_error, acknowledgement_error) AS mail_last_error`;
/** Null where it was stored before promises were. */
const callDue = enquiryCardSchema.shape.call_due.nullable();
const ofRow = { call_due: callDue, is_number_open: z.boolean() };
const cardRow = enquiryCardSchema.extend(ofRow);
type CardRow = z.infer<typeof cardRow>;
const detailRow = enquiryDetailSchema
  .extend(ofRow)
  .omit({ receipt: true, events: true, files: true, notes: true, others: true, meant: true, goes: true });

const MAX_WORDS = 12;
const NUMBER_IN_WORDS = /\+?\d[\d\s()./\p{Pd}]{7,}\d/gu;

/** Percent sign, underscore and backslash are ordinary letters. Postgres reads the subquery once, not for each row. */
const PATTERNS = String.raw`ARRAY(SELECT '%' || regexp_replace(fold_heading(word), '([\\%_])', '\\\1', 'g') || '%'
  FROM unnest($1::text[]) WITH ORDINALITY AS searched(word, turn) ORDER BY turn)`;

/** Part of a number that only owners may read would tell it digit by digit: it is found by the whole one. */
const HAS_NUMBER = `(digits <> '' AND phone_e164 LIKE '%' || digits || '%' AND ($7 OR length(digits) >= ${WHOLE_NUMBER} OR ${IS_NUMBER_OPEN}))`;
const HAS_TYPED_NUMBER = `(length(pattern) >= ${MIN_DIGITS + 2} AND phone ILIKE pattern AND ($7 OR ${IS_NUMBER_OPEN}))`;
const HAS_ALL_WORDS = `NOT EXISTS (SELECT FROM unnest(${PATTERNS}, $2::text[]) AS word(pattern, digits)
  WHERE NOT (words_folded LIKE pattern OR ${HAS_TYPED_NUMBER} OR ${HAS_NUMBER}))`;

const FITS = `($3::text IS NULL OR state = $3)
  AND (${HAS_ALL_WORDS} OR id::text LIKE $8::text || '%')
  AND ($4::text IS NULL OR coalesce(owner_id::text, 'none') = $4)
  AND ($5::text IS NULL OR next_step IS NOT NULL AND state <> 'lost')
  AND ($6::text IS NULL OR source = $6)`;

/** Spam has a list of its own; a search finds it everywhere. */
export const MATCHES = `($3::text IS NOT NULL OR state <> 'spam' OR $1::text[] <> '{}') AND ${FITS}`;

export function matchValues(
  { search, state, owner, step, source }: EnquiryFilter,
  isOwner: boolean,
): (string | string[] | boolean | null)[] {
  const words = wordsOf(search);
  return [
    words.map((word) => word.replaceAll('`', "'")),
    words.map(digitsOf),
    state ?? null,
    owner ?? null,
    step ?? null,
    source ?? null,
    isOwner,
    receiptOf(search)?.toLowerCase() ?? null,
  ];
}

/** Each is looked for in every text, so that many would take seconds: the longest tell most. */
function wordsOf(search: string): string[] {
  if (isNumber(search)) return [search];
  const joined = search.replaceAll(NUMBER_IN_WORDS, (number) => number.replaceAll(/\s/g, ''));
  const words = new Set(joined.split(/[,;]?(?:\s+|$)/).filter(Boolean));
  return [...words].toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS);
}

function receiptOf(search: string): string | undefined {
  return /(?<![\da-z])(?:\d{4}\p{Pd}?)?([\da-f]{8})(?![\da-z])/iu.exec(search)?.[1];
}

function isNumber(typed: string): boolean {
  return /^(tel:)?[\d\s()+./\p{Pd}]+$/iu.test(typed.replaceAll(/\p{Cf}/gu, ''));
}

/** As they are dialled; '' of a word that is no number. */
function digitsOf(word: string): string {
  const digits = isNumber(word) ? word.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length >= MIN_DIGITS ? digits : '';
}

/** Anybody may write a tag, so that there is no end of them. */
const MAX_SOURCES = 500;

const NEWEST_FIRST = 'enquiry.created_at DESC, enquiry.id DESC';
const BY_STEP = `enquiry.next_step_at, ${NEWEST_FIRST}`;

export function readCards(
  database: DataSource,
  { page, limit, ...filter }: EnquiryQuery,
  isOwner: boolean,
): Promise<{ data: CardRow[]; pagination: Pagination }> {
  return paginate(
    database,
    { page, limit },
    {
      row: cardRow,
      columns: CARD,
      from: 'enquiry',
      order: filter.step ? BY_STEP : NEWEST_FIRST,
      where: MATCHES,
      values: matchValues(filter, isOwner),
    },
  );
}

/** Of all that fits apart from its state. */
export async function countByState(
  database: DataSource,
  filter: EnquiryFilter,
  isOwner: boolean,
): Promise<Record<string, number>> {
  const row = z.object({ state: z.string(), count: z.int() });
  const sql = `SELECT state, count(*)::int FROM enquiry WHERE ${FITS} GROUP BY state`;
  const counts = await queryRows(database, row, sql, matchValues({ ...filter, state: undefined }, isOwner));
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]));
}

export function countNew(database: DataSource): Promise<number> {
  return countRows(database, { from: 'enquiry', where: `state = 'new'` });
}

export function countBySource(
  database: DataSource,
  filter: EnquiryFilter,
  isOwner: boolean,
): Promise<SourceCount[]> {
  const sql = `SELECT source, count(*)::int AS count FROM enquiry
    WHERE ${MATCHES} GROUP BY source ORDER BY count DESC, source LIMIT ${MAX_SOURCES}`;
  return queryRows(database, sourceCountSchema, sql, matchValues({ ...filter, source: undefined }, isOwner));
}

export function readBlockedOwners(database: DataSource): Promise<StaffMember[]> {
  const sql = `SELECT id, name FROM ${ACCOUNTS}
    WHERE is_blocked AND EXISTS (SELECT FROM enquiry WHERE owner_id = account.id) ORDER BY name, id`;
  return queryRows(database, staffSchema, sql);
}

export async function readDetail(
  database: DataSource,
  id: string,
): Promise<z.infer<typeof detailRow> | undefined> {
  const [row] = await queryRows(database, detailRow, `SELECT ${DETAIL} FROM enquiry WHERE id = $1`, [id]);
  return row;
}

export function readNotes(database: DataSource, id: string): Promise<EnquiryDetail['notes']> {
  const sql = `SELECT id::int, ${iso('created_at')} AS created_at, author, text
    FROM enquiry_note WHERE enquiry_id = $1 ORDER BY enquiry_note.id`;
  return queryRows(database, noteSchema, sql, [id]);
}

export function readOthers(
  database: DataSource,
  { id, email, phone_e164 }: Pick<CardRow, 'id' | 'email' | 'phone_e164'>,
): Promise<EnquiryDetail['others']> {
  const sql = `SELECT id, ${iso('created_at')} AS created_at, name, state,
      ${samePerson(ENQUIRY, PARAMETERS, 'email')} AS same_email, ${samePerson(ENQUIRY, PARAMETERS, 'phone')} AS same_phone
    FROM enquiry WHERE ${samePerson(ENQUIRY, PARAMETERS)} AND id <> $3 ORDER BY enquiry.created_at DESC LIMIT 50`;
  return queryRows(database, otherSchema, sql, [email, phone_e164, id]);
}

export async function countMeant(
  database: DataSource,
  { email, phone_e164 }: Pick<CardRow, 'email' | 'phone_e164'>,
): Promise<EnquiryDetail['meant']> {
  const counts = SAME_BY.map(
    (by) => `count(*) FILTER (WHERE ${samePerson(ENQUIRY, PARAMETERS, by)})::int AS "${by}"`,
  );
  const sql = `SELECT ${counts.join(', ')} FROM enquiry WHERE ${samePerson(ENQUIRY, PARAMETERS)}`;
  const [row] = await queryRows(database, meantSchema, sql, [email, phone_e164]);
  return row ?? { both: 0, email: 0, phone: 0, either: 0 };
}

export async function countGoing(
  database: DataSource,
  { email, phone_e164 }: Pick<CardRow, 'email' | 'phone_e164'>,
): Promise<EnquiryDetail['goes']> {
  const counts = goesSchema.keyof().options.map((by) => {
    const theirs = `FILTER (WHERE ${samePerson(ENQUIRY, PARAMETERS, by)})`;
    const sums = ['notes', 'mails', 'files'].map((what) => `'${what}', coalesce(sum(${what}) ${theirs}, 0)`);
    return `jsonb_build_object(${sums.join(', ')}) AS "${by}"`;
  });
  const sql = `SELECT ${counts.join(', ')} FROM enquiry, LATERAL (SELECT
      (SELECT count(*) FROM enquiry_note WHERE enquiry_id = enquiry.id) AS notes, ${COUNT_FILES} AS files,
      (studio_mail_sent_at IS NOT NULL)::int + (acknowledgement_sent_at IS NOT NULL)::int AS mails) AS going
    WHERE ${samePerson(ENQUIRY, PARAMETERS)}`;
  const [row] = await queryRows(database, goesSchema, sql, [email, phone_e164]);
  const none = { notes: 0, mails: 0, files: 0 };
  return row ?? { both: none, email: none };
}
