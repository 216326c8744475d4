import type { EntityManager } from 'typeorm';
import { Admin } from '../admin.entity.js';
import { revokeSessions } from '../revoke-sessions.js';
import { endLinks } from './password-links.js';

interface NewPassword {
  passwordHash: string;
  isTemporary: boolean;
  endsAt?: Date | null;
}

/** Ends the account's sessions, the marks of its browsers and links for another password. */
export async function setPassword(
  manager: EntityManager,
  adminId: string,
  { passwordHash, isTemporary, endsAt = null }: NewPassword,
  exceptSessionId?: string,
): Promise<void> {
  const times = { passwordSetAt: new Date(), passwordEndsAt: endsAt };
  await manager.update(Admin, adminId, { passwordHash, passwordIsTemporary: isTemporary, ...times });
  await endLinks(manager, adminId);
  await revokeSessions(manager, adminId, exceptSessionId);
}
