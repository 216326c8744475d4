import type { EntityManager } from 'typeorm';
import type { AuthenticatorApp } from './authenticator-app.entity.js';

const STORE = `
  INSERT INTO authenticator_app (id, admin_id, secret) VALUES ($1, $2, $3)
  ON CONFLICT (admin_id, (active_since IS NULL)) DO UPDATE
  SET id = excluded.id, secret = excluded.secret, created_at = now(), last_step = NULL`;

/** In place of one that was begun before. */
export async function storePendingApp(
  manager: EntityManager,
  { id, adminId, secret }: Pick<AuthenticatorApp, 'id' | 'adminId' | 'secret'>,
): Promise<void> {
  await manager.query(STORE, [id, adminId, secret]);
}
