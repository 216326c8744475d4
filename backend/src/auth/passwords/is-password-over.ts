import type { Admin } from '../admin.entity.js';

export const PASSWORD_IS_OVER =
  'The password that was set for you worked for three days. Please press "Forgot password?", or ask for another one.';

/** A server of the version before clears only the first of the two. */
export function isPasswordOver({ passwordIsTemporary, passwordEndsAt }: Admin): boolean {
  return passwordIsTemporary && passwordEndsAt !== null && passwordEndsAt < new Date();
}
