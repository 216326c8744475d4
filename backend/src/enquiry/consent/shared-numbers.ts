import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { freeSharedNumber } from '../do-not-contact.repository.js';
import { recordEvent } from '../enquiry-event.repository.js';
import type { Enquiry } from '../enquiry.entity.js';

type Sent = Pick<Enquiry, 'id' | 'email' | 'phoneE164'>;

/** Who has another address than those that withdrew has a say over the number as well. */
@Injectable()
export class SharedNumbers {
  constructor(private readonly audit: AuditLog) {}

  /** @param enquiry that is not held back as spam */
  async forgetMark(manager: EntityManager, { id, email, phoneE164 }: Sent): Promise<void> {
    if (!(await freeSharedNumber(manager, { email, phoneE164 }))) return;
    const text = 'freed this number, which somebody with another address had withdrawn';
    await recordEvent(manager, { enquiryId: id, kind: 'withdrawn', actor: WEBSITE.name, text });
    await this.audit.record(manager, {
      actor: WEBSITE,
      action: 'do-not-contact lifted',
      subjectType: 'enquiry',
      subjectId: id,
      subject: 'Of a number that two addresses have',
    });
  }
}
