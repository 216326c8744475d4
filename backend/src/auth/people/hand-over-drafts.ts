import type { EntityManager } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import { mayActAs } from '../../requests/for-role.js';
import type { Account } from '../admin-accounts.js';
import type { UnsavedDrafts } from '../unsaved-drafts.js';
import { findColleague } from './find-taker.js';

interface Leaving {
  id: string;
  /** Null for nobody, which deletes them; undefined where nobody was asked, because none were known. */
  draftsTo: Account | null | undefined;
}

/** @throws ValidationError */
export async function handOverDrafts(
  manager: EntityManager,
  drafts: UnsavedDrafts,
  { id, draftsTo }: Leaving,
): Promise<void> {
  if (draftsTo === undefined && (await drafts.countByOwner(manager)).has(id))
    throw new ValidationError({
      drafts_to:
        'They have text that was never saved. Please begin again, and choose who takes it or that it is deleted.',
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
