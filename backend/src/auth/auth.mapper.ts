import type { ValidToken } from './auth.schema.js';
import type { Session } from './session.entity.js';

export function toValidToken({ admin, expiresAt }: Session): ValidToken {
  const { email, name, role, passwordIsTemporary, secondFactorDueAt } = admin;
  return {
    status: true,
    expires_at: expiresAt.toISOString(),
    email,
    name: name || email,
    role,
    password_is_temporary: passwordIsTemporary,
    second_factor_due_at: secondFactorDueAt?.toISOString() ?? null,
  };
}
