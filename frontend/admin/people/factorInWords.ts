import type { Person } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';

const words = admin.people.factor;

/** Undefined where it is off. */
export function factorInWords({
  app,
  passkeys,
}: Omit<Person['second_factor'], 'provider'>): string | undefined {
  const parts = [app && words.app, passkeys > 0 && words.passkey].filter((part) => part !== false);
  return parts.length === 0 ? undefined : words.on(parts);
}
