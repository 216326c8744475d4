import locale from '../../../studio/locale.json' with { type: 'json' };

const TOKEN_KEY = 'authToken';
const EXPIRY_KEY = 'authExpiry';
const ROOM_KEY = 'authRoom';
/** More letters than a session takes. */
const ROOM = 2000;

export interface Session {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The session this browser holds, or null when there is none, it cannot be read or its time is over. */
export function readSession(storage: Pick<Storage, 'getItem'>, now: number): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const expiresAt = Number(storage.getItem(EXPIRY_KEY));
  if (!token || !Number.isFinite(expiresAt) || expiresAt <= now) return null;
  return { token, expiresAt };
}

/** The expiry first: another tab that looks in between sees the old session or none, never half of a new one. */
export function keepSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, session: Session): void {
  storage.removeItem(ROOM_KEY);
  storage.setItem(EXPIRY_KEY, String(session.expiresAt));
  storage.setItem(TOKEN_KEY, session.token);
}

/** What fills the storage must leave enough to sign in with. @throws when there is not as much */
export function reserveRoom(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(ROOM_KEY, ' '.repeat(ROOM));
}

export function clearSession(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(EXPIRY_KEY);
}

/** A storage event without a key means that everything was cleared. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === EXPIRY_KEY;
}

export function clockTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(locale.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
