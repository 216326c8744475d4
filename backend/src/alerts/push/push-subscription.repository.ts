import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../../auth/accounts.js';
import { queryRows } from '../../database/query-rows.js';
import { PushSubscription } from './push-subscription.entity.js';

/** Whose owner may still sign in. */
const USABLE = `FROM push_subscription JOIN ${ACCOUNTS} ON account.id = admin_id WHERE NOT account.is_blocked`;
const target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

export async function usableSubscriptions(manager: EntityManager): Promise<string[]> {
  const row = z.object({ id: z.uuid() });
  const rows = await queryRows(manager, row, `SELECT push_subscription.id ${USABLE}`);
  return rows.map(({ id }) => id);
}

export async function usableSubscription(database: DataSource, id: string) {
  const sql = `SELECT endpoint, p256dh, auth ${USABLE} AND push_subscription.id = $1`;
  const [found] = await queryRows(database, target, sql, [id]);
  return found;
}

/** @returns whose it was; undefined when it was gone already */
export async function forgetSubscription(manager: EntityManager, id: string) {
  const row = z.object({ admin_id: z.uuid(), name: z.string() });
  const sql = 'DELETE FROM push_subscription WHERE id = $1 RETURNING admin_id, name';
  const [gone] = await queryRows(manager, row, sql, [id]);
  return gone;
}

/** One browser has one subscription: whoever switches alerts on there takes it over. */
export async function saveSubscription(
  manager: EntityManager,
  row: Pick<PushSubscription, 'adminId' | 'name' | 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await manager.upsert(PushSubscription, row, ['endpoint']);
}
