import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { CallPromise } from '../call-promise.js';
import { recordEvent } from '../enquiry-event.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { EnquiryMailQueue } from '../mails/enquiry-mail-queue.js';
import { readContactStatus } from '../contact-status.repository.js';
import { ConsentReceipts } from './consent-receipts.js';
import { ConsentWithdrawal } from './consent-withdrawal.entity.js';
import {
  BY_RECEIPT,
  VISITOR,
  addWithdrawals,
  cancelCalls,
  liftWithdrawals,
} from './consent-withdrawal.repository.js';
import { toReceipt } from './consent.mapper.js';
import type { ConsentReceipt } from './consent.schema.js';

const SUBJECT = 'By the link in the receipt';
const NO_NEXT_STEP = { nextStep: null, nextStepAt: null, callAgainAt: null };

type Change = (manager: EntityManager, enquiry: Enquiry) => Promise<string[]>;

/** What the person does who was sent the receipt. Each act can be repeated without effect. */
@Injectable()
export class ConsentService {
  constructor(
    private readonly database: DataSource,
    private readonly receipts: ConsentReceipts,
    private readonly mails: EnquiryMailQueue,
    private readonly audit: AuditLog,
    private readonly callPromise: CallPromise,
  ) {}

  async read(token: string): Promise<ConsentReceipt> {
    return this.receiptOf(await this.receipts.read(this.database.manager, token));
  }

  withdraw(token: string): Promise<ConsentReceipt> {
    const text = 'withdrew consent by the link in the receipt';
    return this.act(token, { action: 'consent withdrawn', text }, async (manager, enquiry) => {
      const ids = await addWithdrawals(manager, enquiry);
      await this.mails.removeAcknowledgements(manager, ids);
      if (ids.length > 0) await manager.update(Enquiry, { id: In(ids) }, NO_NEXT_STEP);
      return ids;
    });
  }

  cancelCall(token: string): Promise<ConsentReceipt> {
    const text = 'asked not to be rung either, by the link in the receipt';
    return this.act(token, { action: 'call cancelled', text }, cancelCalls);
  }

  giveAgain(token: string): Promise<ConsentReceipt> {
    const text = 'gave consent again by the link in the receipt, in the same words';
    const lifted = { by: VISITOR, how: BY_RECEIPT };
    return this.act(token, { action: 'consent given again', text }, (manager, enquiry) =>
      liftWithdrawals(manager, enquiry, lifted),
    );
  }

  private async act(
    token: string,
    { action, text }: { action: AuditAction; text: string },
    change: Change,
  ): Promise<ConsentReceipt> {
    const enquiry = await this.database.transaction(async (manager) => {
      const found = await this.receipts.read(manager, token, true);
      for (const enquiryId of await change(manager, found)) {
        await recordEvent(manager, { enquiryId, kind: 'withdrawn', actor: VISITOR, text });
        const act = { actor: { name: VISITOR }, action, subjectType: 'enquiry' } as const;
        await this.audit.record(manager, { ...act, subjectId: enquiryId, subject: SUBJECT });
      }
      return found;
    });
    return this.receiptOf(enquiry);
  }

  private async receiptOf(enquiry: Enquiry): Promise<ConsentReceipt> {
    const [due, contacts, withdrawals] = await Promise.all([
      enquiry.callDue ?? this.callPromise.to(enquiry.createdAt),
      readContactStatus(this.database, [enquiry.id]),
      this.database.manager.find(ConsentWithdrawal, {
        where: { enquiryId: enquiry.id },
        order: { withdrawnAt: 'DESC' },
      }),
    ]);
    return toReceipt(enquiry, withdrawals, contacts.get(enquiry.id)?.isCallOwed ? due : null);
  }
}
