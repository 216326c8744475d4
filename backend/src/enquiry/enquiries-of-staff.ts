import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { OpenEnquiries, type Taker } from '../auth/open-enquiries.js';
import { queryRows } from '../database/query-rows.js';
import { recordEvent } from './enquiry-event.repository.js';
import { openStates } from './enquiry-state.js';
import { Enquiry } from './enquiry.entity.js';

const COUNT = `SELECT owner_id AS owner, count(*)::int AS count FROM enquiry
  WHERE owner_id IS NOT NULL AND state = ANY($1) GROUP BY owner_id`;
const countRow = z.object({ owner: z.string(), count: z.int() });

@Injectable()
export class EnquiriesOfStaff extends OpenEnquiries {
  constructor(private readonly audit: AuditLog) {
    super();
  }

  async countByOwner(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
    const rows = await queryRows(manager, countRow, COUNT, [openStates]);
    return new Map(rows.map(({ owner, count }) => [owner, count]));
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
