import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { phoneNumber } from '../public/phone-number.js';
import type { FoundMarks } from './marks-admin.schema.js';
import { type EmailAndPhone, deleteMarks, readMarks } from './marks-admin.repository.js';

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
      const isChanged = await deleteMarks(manager, values);
      const subject = 'Forgotten for a person without an enquiry';
      const act = { actor, subjectType: 'enquiry', subjectId: null, subject } as const;
      if (isChanged) await this.audit.record(manager, { ...act, action: 'do-not-contact lifted' });
      return readMarks(manager, values);
    });
  }
}

/** What is no number is found by none. */
function valuesOf(who: string): EmailAndPhone {
  const number = who.includes('@') ? undefined : phoneNumber.safeParse(who).data;
  return [who, number?.e164 ?? who];
}
