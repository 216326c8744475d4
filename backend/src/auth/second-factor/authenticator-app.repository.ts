import type { EntityManager } from 'typeorm';

const STORE = `
  INSERT INTO authenticator_app (admin_id, secret) VALUES ($1, $2)
  ON CONFLICT (admin_id, (active_since IS NULL)) DO UPDATE
  SET secret = excluded.secret, created_at = now(), last_step = NULL`;

/** In place of one that was begun before. */
export async function storePendingApp(
  manager: EntityManager,
  adminId: string,
  sealed: string,
): Promise<void> {
  await manager.query(STORE, [adminId, sealed]);
}
