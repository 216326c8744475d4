import { type EntityManager, IsNull, Not } from 'typeorm';
import { Session } from './session.entity.js';

/** @param exceptId a session that goes on */
export async function revokeSessions(manager: EntityManager, adminId: string, kept?: string): Promise<void> {
  const others = kept ? { id: Not(kept) } : {};
  await manager.update(Session, { adminId, revokedAt: IsNull(), ...others }, { revokedAt: new Date() });
}
