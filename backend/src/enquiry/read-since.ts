import type { EntityManager } from 'typeorm';
import { blockAgain, lowerAgain, readKeptOut } from '../auth/block-again.repository.js';
import { carryOver, countLeft, readLaterEnquiries } from './carry-over.repository.js';
import { eraseAgain, readErased } from './erased-enquiry.repository.js';
import { markAgain, readMarkFacts } from './mark-again.repository.js';
import { readMailFacts, settleMails } from './settle-mails.repository.js';
import { readAttached, readStored, rememberStored } from './stored-enquiry-file.repository.js';
import { readWithdrawals, withdrawAgain } from './withdraw-again.repository.js';

/** What was replaced may be gone back to for a week. */
const KEEP_DAYS = 8;

export interface Applied {
  /** Enquiries. */
  carriedOver: number;
  erasedAgain: number;
  withdrawals: number;
  /** Addresses of accounts that are blocked now, or were removed, and are in the backup. */
  blockedAgain: string[];
  /** Addresses of accounts that the backup would have let do more than they may now. */
  loweredAgain: string[];
}

/**
 * @param known ids of the enquiries that what replaces it has
 * @returns what happened in a database that is replaced since the other was saved, to be applied to that
 */
export async function readSince(
  old: EntityManager,
  known: string[],
): Promise<(present: EntityManager) => Promise<Applied>> {
  const later = await readLaterEnquiries(old, known);
  const mails = await readMailFacts(old);
  const erased = await readErased(old);
  const [attached, stored] = [await readAttached(old), await readStored(old)];
  const withdrawals = await readWithdrawals(old);
  const marks = await readMarkFacts(old);
  const keptOut = await readKeptOut(old);
  return async (present) => {
    const carried = await carryOver(present, later, mails.waiting);
    await settleMails(present, mails);
    // After that: what was restored may know persons as erased whom the other does not.
    const erasedAgain = await eraseAgain(present, erased);
    await rememberStored(present, attached, KEEP_DAYS);
    await rememberStored(present, stored);
    await markAgain(present, marks, carried);
    await withdrawAgain(present, withdrawals);
    const loweredAgain = await lowerAgain(present, keptOut);
    const blockedAgain = await blockAgain(present, keptOut);
    const carriedOver = await countLeft(present, carried);
    return { carriedOver, erasedAgain, withdrawals: withdrawals.length, loweredAgain, blockedAgain };
  };
}
