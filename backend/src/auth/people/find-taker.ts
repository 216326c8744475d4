import { type EntityManager, IsNull } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import type { Account } from '../admin-accounts.js';
import { Admin } from '../admin.entity.js';
import type { Taker } from '../open-enquiries.js';

/** @throws ValidationError */
export async function findTaker(manager: EntityManager, account: Account, leavingId: string): Promise<Taker> {
  const taker = await findColleague(manager, account, leavingId);
  if (taker) return { id: taker.id, name: taker.name || taker.email };
  throw new ValidationError({ enquiries_to: 'This person has no account any more. Please choose another.' });
}

/** Somebody else who can sign in. */
export async function findColleague(
  manager: EntityManager,
  account: Account,
  leavingId: string,
): Promise<Admin | undefined> {
  const colleague = await manager.findOneBy(Admin, { ...account, blockedAt: IsNull() });
  return colleague && colleague.id !== leavingId ? colleague : undefined;
}
