import type { EntityManager } from 'typeorm';

/** Until its transaction ends whoever asks for the same name waits, on every server. */
export async function takeTurn(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
