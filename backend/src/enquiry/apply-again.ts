import type { DataSource } from 'typeorm';
import { readEnquiryIds } from './carry-over.repository.js';
import { readSince } from './read-since.js';

/** In a database that was put back to an earlier moment: what happened since in the one that it replaces. */
export async function applyAgain(old: DataSource, present: DataSource): Promise<string> {
  const apply = await readSince(old.manager, await readEnquiryIds(present.manager));
  const applied = await present.transaction(apply);
  return `Enquiries carried over: ${applied.carriedOver}. Erased again: ${applied.erasedAgain}. Withdrawals applied: ${applied.withdrawals}. Blocked again: ${applied.blockedAgain.length}. Roles lowered again: ${applied.loweredAgain.length}.`;
}
