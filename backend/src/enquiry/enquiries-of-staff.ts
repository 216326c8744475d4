import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { OpenEnquiries, type Taker } from '../auth/open-enquiries.js';
import { recordEvent } from './enquiry-event.repository.js';
import { openStates } from './enquiry-state.js';
import { Enquiry } from './enquiry.entity.js';
import { countOpenByOwner } from './enquiry.repository.js';

@Injectable()
export class EnquiriesOfStaff extends OpenEnquiries {
  constructor(private readonly audit: AuditLog) {
    super();
  }

  countByOwner(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
    return countOpenByOwner(manager);
  }

  async handOver(manager: EntityManager, from: string, to: Taker | null, actor: Actor): Promise<void> {
    const left = await manager.find(Enquiry, {
      select: { id: true },
      where: { ownerId: from, state: In(openStates) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const who = 'email' in actor ? actor.email : actor.name;
    for (const { id } of left) {
      await manager.update(Enquiry, id, { ownerId: to?.id ?? null });
      const event = { enquiryId: id, kind: 'owner', actor: who, text: to?.name ?? '' } as const;
      await recordEvent(manager, event);
      const act = { actor, subjectType: 'enquiry', subjectId: id, subject: 'Changed: the owner' } as const;
      await this.audit.record(manager, { ...act, action: 'enquiry worked on' });
    }
  }
}
