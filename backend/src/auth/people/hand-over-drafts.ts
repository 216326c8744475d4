import type { EntityManager } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import { mayActAs } from '../../requests/for-role.js';
import type { Account } from '../admin-accounts.js';
import type { UnsavedDrafts } from '../unsaved-drafts.js';
import { findColleague } from './find-taker.js';

interface Leaving {
  id: string;
  draftsTo: Account | null;
  /** So many as were told of, where nobody takes them. */
  deletedDrafts: number;
}

/** @throws ValidationError */
export async function handOverDrafts(
  manager: EntityManager,
  drafts: UnsavedDrafts,
  { id, draftsTo, deletedDrafts }: Leaving,
): Promise<void> {
  const count = (await drafts.countByOwner(manager)).get(id) ?? 0;
  if (!draftsTo && count > deletedDrafts)
    throw new ValidationError({
      drafts_to:
        'They have more text that was never saved. Please begin again, and choose who takes it or that it is deleted.',
    });
  await drafts.handOver(manager, id, draftsTo ? await findWriter(manager, draftsTo, id) : null);
}

/** Leads open no editor. */
async function findWriter(manager: EntityManager, account: Account, leavingId: string): Promise<string> {
  const writer = await findColleague(manager, account, leavingId);
  if (writer && mayActAs(writer.role, 'editor')) return writer.id;
  throw new ValidationError({
    drafts_to: 'Only an editor or an owner who can sign in takes unsaved text. Please choose one.',
  });
}
