import { type EntityManager, IsNull, Not } from 'typeorm';
import { Session } from './session.entity.js';

export async function revokeSessions(
  manager: EntityManager,
  adminId: string,
  exceptId?: string,
): Promise<void> {
  const others = exceptId ? { id: Not(exceptId) } : {};
  await manager.update(Session, { adminId, revokedAt: IsNull(), ...others }, { revokedAt: new Date() });
}
