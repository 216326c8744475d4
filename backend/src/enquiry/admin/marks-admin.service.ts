import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { phoneNumber } from '../public/phone-number.js';
import { DO_NOT_CONTACT, ENQUIRY, PARAMETERS, samePerson } from '../same-person.js';
import { type FoundMarks, foundMarksSchema } from './marks-admin.schema.js';

const THEIRS = samePerson(DO_NOT_CONTACT, PARAMETERS);
const markRow = foundMarksSchema.shape.data.element;

/** Marks outlive the enquiries: whoever asks to be forgotten after that is found by address or number alone. */
@Injectable()
export class MarksAdminService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async find(who: string, actor: Actor): Promise<FoundMarks> {
    const act = { actor, subjectType: 'enquiry', subjectId: null, subject: 'Marks of one person' } as const;
    await this.audit.recordHourly({ ...act, action: 'do-not-contact looked up' });
    return readMarks(this.database.manager, valuesOf(who));
  }

  async forget(who: string, actor: Actor): Promise<FoundMarks> {
    const values = valuesOf(who);
    return this.database.transaction(async (manager) => {
      if ((await readMarks(manager, values)).enquiries > 0)
        throw new ConflictException({
          message: 'There is an enquiry of this person: lift the mark or erase the person there.',
        });
      await manager.query(`DELETE FROM do_not_contact WHERE ${THEIRS}`, values);
      const subject = 'Forgotten for a person without an enquiry';
      const act = { actor, subjectType: 'enquiry', subjectId: null, subject } as const;
      await this.audit.record(manager, { ...act, action: 'do-not-contact lifted' });
      return readMarks(manager, values);
    });
  }
}

async function readMarks(manager: EntityManager, values: string[]): Promise<FoundMarks> {
  const sql = `SELECT coalesce(email, phone_e164) AS who, ${iso('created_at')} AS at, set_by AS by
    FROM do_not_contact WHERE ${THEIRS} ORDER BY id`;
  const counted = `SELECT count(*)::int AS enquiries FROM enquiry WHERE ${samePerson(ENQUIRY, PARAMETERS)}`;
  const data = await queryRows(manager, markRow, sql, values);
  const [row] = await queryRows(manager, z.object({ enquiries: z.int() }), counted, values);
  return { data, enquiries: row?.enquiries ?? 0 };
}

/** Both parameters of `samePerson`: what is no number is found by none. */
function valuesOf(who: string): string[] {
  return [who, phoneNumber.safeParse(who).data?.e164 ?? who];
}
