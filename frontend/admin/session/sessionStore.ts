import { create } from 'zustand';
import { type Session, clearSession, keepSession, readSession } from './session.ts';

interface SessionStore {
  /** undefined until this browser's storage was read, as on the server. */
  session: Session | null | undefined;
  read: () => void;
  begin: (session: Session) => void;
  end: () => void;
}

export const useSession = create<SessionStore>()((set) => ({
  session: undefined,
  read: () => set({ session: heldSession() }),
  begin: (session) => {
    keepSession(localStorage, session);
    set({ session });
  },
  end: () => {
    set({ session: null });
    if (hasStorage()) clearSession(localStorage);
  },
}));

/** A browser may be told to keep nothing for a site: there nobody can sign in, and that is said when they try. */
function hasStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

function heldSession(): Session | null {
  return hasStorage() ? readSession(localStorage, Date.now()) : null;
}
