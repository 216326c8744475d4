import type { EntityManager } from 'typeorm';

/** Until this transaction ends, others that ask for the same lock wait, on every server. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
