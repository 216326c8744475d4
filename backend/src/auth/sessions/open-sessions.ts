import { type EntityManager, type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import { Session } from '../session.entity.js';

/** Latest used first. */
export function readOpenSessions(manager: EntityManager, adminId: string): Promise<Session[]> {
  return manager.find(Session, { where: openOf(adminId), order: { lastUsedAt: 'DESC', id: 'ASC' } });
}

export function openOf(adminId: string): FindOptionsWhere<Session> {
  return { adminId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
}
