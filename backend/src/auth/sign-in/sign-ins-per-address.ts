import type { Allowance } from '../../throttle/allowance.js';
import type { Count } from '../password-attempts.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Counts every way of signing in. A whole office may share one address. */
export const SIGN_INS_PER_ADDRESS: Allowance = {
  free: 20,
  firstWait: 30,
  maxWait: 900,
  memory: DAY_SECONDS,
};
export const SIGN_INS_PER_ACCOUNT: Allowance = { ...SIGN_INS_PER_ADDRESS, free: 5 };

export function signInsFrom(address: string): Count {
  return ['sign in from', address, SIGN_INS_PER_ADDRESS];
}
