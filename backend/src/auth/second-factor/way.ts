/** Of passing the second step. */
export const WAYS = ['app', 'passkey', 'recovery code'] as const;
export type Way = (typeof WAYS)[number];
