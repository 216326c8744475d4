import type { EntityManager } from 'typeorm';

const START_GRACE = `
  UPDATE admin SET second_factor_due_at = now() + interval '7 days'
  WHERE second_factor_due_at IS NULL AND ($1::uuid IS NULL OR id = $1)
    AND NOT EXISTS (SELECT FROM passkey WHERE admin_id = admin.id)
    AND NOT EXISTS (
      SELECT FROM authenticator_app WHERE admin_id = admin.id AND active_since IS NOT NULL)`;

/** For everybody unless somebody is named. */
export async function setSecondFactorDue(manager: EntityManager, adminId?: string): Promise<void> {
  await manager.query(START_GRACE, [adminId ?? null]);
}
