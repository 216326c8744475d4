import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { removeMarks } from '../do-not-contact.repository.js';
import { DO_NOT_CONTACT, ENQUIRY, PARAMETERS, samePerson } from '../same-person.js';
import { type FoundMarks, foundMarksSchema } from './marks-admin.schema.js';

const THEIRS = samePerson(DO_NOT_CONTACT, PARAMETERS);
const markRow = foundMarksSchema.shape.data.element;
export type EmailAndPhone = [email: string, phone: string];

export async function readMarks(manager: EntityManager, values: EmailAndPhone): Promise<FoundMarks> {
  const sql = `SELECT coalesce(email, phone_e164) AS who, ${iso('created_at')} AS at, set_by AS by
    FROM do_not_contact WHERE ${THEIRS} ORDER BY id`;
  const counted = `SELECT count(*)::int AS enquiries FROM enquiry WHERE ${samePerson(ENQUIRY, PARAMETERS)}`;
  const data = await queryRows(manager, markRow, sql, values);
  const [row] = await queryRows(manager, z.object({ enquiries: z.int() }), counted, values);
  return { data, enquiries: row?.enquiries ?? 0 };
}

/** @returns whether there were any */
export async function deleteMarks(manager: EntityManager, values: EmailAndPhone): Promise<boolean> {
  return removeMarks(manager, THEIRS, values);
}
