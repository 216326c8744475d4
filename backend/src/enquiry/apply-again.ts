import type { DataSource } from 'typeorm';
import { blockAgain, lowerAgain, readKeptOut } from '../auth/block-again.repository.js';
import { eraseAgain, readErased } from './erased-enquiry.repository.js';
import { markAgain, readMarkFacts } from './mark-again.repository.js';
import { readAttached, readStored, rememberStored } from './stored-enquiry-file.repository.js';
import { readWithdrawals, withdrawAgain } from './withdraw-again.repository.js';

/** The cluster that was replaced may be gone back to for a week. */
const KEEP_DAYS = 8;

/** In a database that was put back to an earlier moment: what happened since in the one that it replaces. */
export async function applyAgain(old: DataSource, present: DataSource): Promise<string> {
  const [erased, withdrawals] = [await readErased(old.manager), await readWithdrawals(old.manager)];
  const [attached, stored] = [await readAttached(old.manager), await readStored(old.manager)];
  const marks = await readMarkFacts(old.manager);
  const keptOut = await readKeptOut(old.manager);
  return present.transaction(async (manager) => {
    const count = await eraseAgain(manager, erased);
    await rememberStored(manager, attached, KEEP_DAYS);
    await rememberStored(manager, stored);
    await markAgain(manager, marks);
    await withdrawAgain(manager, withdrawals);
    const blocked = await blockAgain(manager, keptOut);
    const lowered = await lowerAgain(manager, keptOut);
    return `Erased again: ${count}. Withdrawals applied: ${withdrawals.length}. Blocked again: ${blocked.length}. Roles lowered again: ${lowered.length}.`;
  });
}
