import { type EntityManager, IsNull, MoreThan, Raw } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { isLeftAlone } from './left-alone.js';

const MINUTE_MS = 60_000;
/** More than any studio gets: beyond it everything is still kept, but nobody's inbox is flooded. */
const FLOOD = { enquiries: 200, withinMs: 10 * MINUTE_MS };
/** Somebody else's address, typed in again and again, must not be flooded with our thanks. */
const THANKS = { mails: 3, withinMs: 24 * 60 * MINUTE_MS };

export async function floodReason(manager: EntityManager): Promise<string | null> {
  const count = await manager.countBy(Enquiry, { createdAt: MoreThan(ago(FLOOD.withinMs)) });
  return count >= FLOOD.enquiries ? 'It came in a flood of enquiries.' : null;
}

/** Whoever has asked to be left alone hears from staff, if at all, and not from a program. */
export async function mayAcknowledge(
  manager: EntityManager,
  { email, phone }: Pick<NewEnquiry, 'email' | 'phone'>,
): Promise<boolean> {
  if (await isLeftAlone(manager, email, phone.e164)) return false;
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
