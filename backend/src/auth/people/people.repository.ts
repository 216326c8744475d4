import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { ROLES } from '../../requests/for-role.js';

const personRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  created_at: z.iso.datetime(),
  blocked_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  has_app: z.boolean(),
  passkeys: z.int(),
  has_provider: z.boolean(),
});
export type PersonRow = z.infer<typeof personRow>;

const PEOPLE = `
  SELECT id, email, name, role, ${iso('created_at')} AS created_at,
    ${iso('blocked_at')} AS blocked_at, ${iso('last_used_at')} AS last_used_at,
    EXISTS (SELECT FROM authenticator_app WHERE admin_id = admin.id AND active_since IS NOT NULL) AS has_app,
    (SELECT count(*)::int FROM passkey WHERE admin_id = admin.id) AS passkeys,
    EXISTS (SELECT FROM single_sign_on_identity WHERE admin_id = admin.id) AS has_provider
  FROM admin
  ORDER BY blocked_at IS NOT NULL, array_position($1::text[], role) DESC, lower(coalesce(nullif(name, ''), email)), email`;

/** Owners first, blocked ones last. */
export function readPeople(manager: EntityManager): Promise<PersonRow[]> {
  return queryRows(manager, personRow, PEOPLE, [ROLES]);
}
