import { type EntityManager, IsNull, MoreThan, Raw } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';

const MINUTE_MS = 60_000;
/** More than any studio gets: beyond it everything is still kept, but nobody's inbox is flooded. */
const FLOOD = { enquiries: 200, withinMs: 10 * MINUTE_MS };
/** Somebody else's address, typed in again and again, must not be flooded with our thanks. */
const THANKS = { mails: 3, withinMs: 24 * 60 * MINUTE_MS };

export async function floodReason(manager: EntityManager): Promise<string | null> {
  const count = await manager.countBy(Enquiry, { createdAt: MoreThan(ago(FLOOD.withinMs)) });
  return count >= FLOOD.enquiries ? 'It came in a flood of enquiries.' : null;
}

export async function mayAcknowledge(manager: EntityManager, email: string): Promise<boolean> {
  const count = await manager.countBy(Enquiry, {
    email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    createdAt: MoreThan(ago(THANKS.withinMs)),
    spamReason: IsNull(),
  });
  return count < THANKS.mails;
}

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}
