import { type EntityManager, IsNull } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import type { Account } from '../admin-accounts.js';
import { Admin } from '../admin.entity.js';
import type { Taker } from '../open-enquiries.js';

/** @throws ValidationError */
export async function findTaker(manager: EntityManager, account: Account, leavingId: string): Promise<Taker> {
  const taker = await manager.findOneBy(Admin, { ...account, blockedAt: IsNull() });
  if (taker && taker.id !== leavingId) return { id: taker.id, name: taker.name || taker.email };
  throw new ValidationError({ enquiries_to: 'This person has no account any more. Please choose another.' });
}
