import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { Enquiry } from '../enquiry.entity.js';

const WITHIN_MS = 10 * 60_000;
/** More than any studio gets: beyond it everything is still kept and told, but in one digest. */
const MAX_MAILS = 200;
const MAX_MAILS_OF_SUSPECTS = 20;

/** Whether too many came in to tell of each by a mail of its own. Suspects are counted apart: they hide no honest one. */
export async function isFlood(manager: EntityManager, isSuspect: boolean): Promise<boolean> {
  const count = await manager.countBy(Enquiry, {
    createdAt: MoreThan(new Date(Date.now() - WITHIN_MS)),
    spamReason: isSuspect ? Not(IsNull()) : IsNull(),
  });
  return count >= (isSuspect ? MAX_MAILS_OF_SUSPECTS : MAX_MAILS);
}
