import type { EntityManager } from 'typeorm';
import { Admin } from '../admin.entity.js';
import { revokeSessions } from '../revoke-sessions.js';
import { endLinks } from './password-links.js';

interface NewPassword {
  passwordHash: string;
  isTemporary: boolean;
}

/** Ends the account's sessions, the marks of its browsers and links for another password. */
export async function setPassword(
  manager: EntityManager,
  adminId: string,
  { passwordHash, isTemporary }: NewPassword,
  exceptSessionId?: string,
): Promise<void> {
  const changes = { passwordHash, passwordIsTemporary: isTemporary, passwordSetAt: new Date() };
  await manager.update(Admin, adminId, changes);
  await endLinks(manager, adminId);
  await revokeSessions(manager, adminId, exceptSessionId);
}
