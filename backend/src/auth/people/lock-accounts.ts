import { ForbiddenException } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, adminIdOf } from '../../audit/audit-log.js';
import { Admin } from '../admin.entity.js';
import { lockByName } from '../../database/lock-by-name.js';

/**
 * One at a time: two owners, two operators, or several servers that make the first account.
 * @throws ForbiddenException for an owner who has stopped being one meanwhile
 */
export async function lockAccounts(manager: EntityManager, actor?: Actor): Promise<void> {
  await lockByName(manager, 'accounts');
  const id = actor && adminIdOf(actor);
  if (id && !(await manager.existsBy(Admin, { id, role: 'owner', blockedAt: IsNull() })))
    throw new ForbiddenException({ message: 'You are not an owner any more.' });
}
