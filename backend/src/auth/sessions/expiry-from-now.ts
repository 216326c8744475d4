import { studio } from '../../studio/studio.js';
import type { Session } from '../session.entity.js';

const SECOND_MS = 1_000;
const HOURS_PER_PASSWORD = 12;

/** In whole seconds, as in a token. */
export function expiryFromNow(): Date {
  return inSeconds(Date.now() + studio.limits.sessionMinutes * 60 * SECOND_MS);
}

/** Until when a session goes on without the password. */
export function expiryWithoutPassword({ passwordGivenAt }: Pick<Session, 'passwordGivenAt'>): Date {
  return inSeconds(passwordGivenAt.getTime() + HOURS_PER_PASSWORD * 3_600 * SECOND_MS);
}

function inSeconds(milliseconds: number): Date {
  return new Date(Math.floor(milliseconds / SECOND_MS) * SECOND_MS);
}
