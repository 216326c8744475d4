import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { queryRows } from '../../database/query-rows.js';
import { recordEvent } from '../enquiry-event.repository.js';
import type { Enquiry } from '../enquiry.entity.js';
import { BY_RECEIPT } from './consent-withdrawal.repository.js';

type Sent = Pick<Enquiry, 'id' | 'email' | 'phoneE164'>;

/** Who has another address than those that withdrew has a say over the number as well. */
@Injectable()
export class SharedNumbers {
  constructor(private readonly audit: AuditLog) {}

  /** @param enquiry that is not held back as spam */
  async forgetMark(manager: EntityManager, { id, email, phoneE164 }: Sent): Promise<void> {
    const sql = `DELETE FROM do_not_contact WHERE how = $1 AND phone_e164 = $2 AND EXISTS (
      SELECT FROM enquiry WHERE phone_e164 = $2 AND lower(email) <> lower($3) AND state <> 'spam') RETURNING phone_e164`;
    const gone = await queryRows(manager, z.object({}), sql, [BY_RECEIPT, phoneE164, email]);
    if (gone.length === 0) return;
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
