/** Why a session is over, for its holder: in a header of RFC 6750, which NGINX passes on in place of the answer. */
export const BLOCKED = {
  challenge: 'Bearer error="invalid_token", error_description="account blocked"',
  message: 'Your account is blocked. An owner can unblock it under People.',
};
export type SessionEnd = typeof BLOCKED;
