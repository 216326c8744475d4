import type { EntityManager } from 'typeorm';
import { Enquiry } from '../enquiry.entity.js';
import { enquiryNotFound } from './enquiry-id.pipe.js';

/** For the rest of the transaction, so that acts on one enquiry come one after another. */
export async function lockEnquiry(manager: EntityManager, id: string): Promise<Enquiry> {
  const lock = { mode: 'pessimistic_write' } as const;
  const enquiry = await manager.findOne(Enquiry, { where: { id }, lock });
  if (!enquiry) throw enquiryNotFound();
  return enquiry;
}
