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
  read: () => set({ session: readSession(localStorage, Date.now()) }),
  begin: (session) => {
    keepSession(localStorage, session);
    set({ session });
  },
  end: () => {
    clearSession(localStorage);
    set({ session: null });
  },
}));
