import { ROLES, type Role } from '../kit/useRole.ts';

const TOKEN_KEY = 'authToken';
const EXPIRY_KEY = 'authExpiry';
const ROLE_KEY = 'authRole';
const RESERVE_KEY = 'authRoom';
/** More letters than a session takes. */
const RESERVE_LENGTH = 2000;

export interface Session {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function readSession(storage: Pick<Storage, 'getItem'>, now: number): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const expiresAt = Number(storage.getItem(EXPIRY_KEY));
  if (!token || !Number.isFinite(expiresAt) || expiresAt <= now) return null;
  return { token, expiresAt };
}

/** The expiry first, so that another tab never reads a new token with an old expiry. */
export function storeSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, session: Session): void {
  storage.removeItem(RESERVE_KEY);
  storage.setItem(EXPIRY_KEY, String(session.expiresAt));
  storage.setItem(TOKEN_KEY, session.token);
}

/** Called by code that fills the storage, so that enough is left to sign in. @throws when there is not enough */
export function reserveSessionSpace(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(RESERVE_KEY, ' '.repeat(RESERVE_LENGTH));
}

export function clearSession(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(EXPIRY_KEY);
  storage.removeItem(ROLE_KEY);
}

/** The last role that the server named, for when it cannot be asked. */
export function readRole(storage: Pick<Storage, 'getItem'>): Role | undefined {
  const stored = storage.getItem(ROLE_KEY);
  return ROLES.find((role) => role === stored);
}

export function storeRole(storage: Pick<Storage, 'setItem'>, role: Role): void {
  try {
    storage.setItem(ROLE_KEY, role);
  } catch {
    // The storage is full: it is asked again on the next screen.
  }
}

/** A storage event without a key means that everything was cleared. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === EXPIRY_KEY;
}
