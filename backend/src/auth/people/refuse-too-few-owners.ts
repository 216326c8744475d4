import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, adminIdOf } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { Role } from '../../requests/for-role.js';
import { Admin } from '../admin.entity.js';

/** @throws ValidationError for the last owner who can sign in */
export async function refuseLastOwner(manager: EntityManager, admin: Admin): Promise<void> {
  if ((await countOtherOwners(manager, admin)) > 0) return;
  throw new ValidationError({
    id: `${admin.email} is the last owner who can sign in. Make somebody else an owner, or unblock one, first.`,
  });
}

/** Owners stay two among themselves; an operator may leave one. @throws ValidationError */
export async function refuseTooFewOwners(
  manager: EntityManager,
  admin: Admin,
  role: Exclude<Role, 'owner'>,
  actor: Actor,
): Promise<void> {
  await refuseLastOwner(manager, admin);
  if (!adminIdOf(actor) || (await countOtherOwners(manager, admin)) > 1) return;
  const wish = role === 'editor' ? 'become an editor' : 'be given leads alone';
  throw new ValidationError({
    role: `${admin.name || admin.email} cannot ${wish}. You would be the only owner left, and one owner alone can be locked out. Make somebody else an owner first.`,
  });
}

/** Infinite when the account is none that counts. */
async function countOtherOwners(manager: EntityManager, { id, role, blockedAt }: Admin): Promise<number> {
  if (role !== 'owner' || blockedAt) return Infinity;
  return manager.countBy(Admin, { id: Not(id), role: 'owner', blockedAt: IsNull() });
}
