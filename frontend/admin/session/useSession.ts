import { create } from 'zustand';
import { accountOf } from './accountOf.ts';
import { type Session, clearSession, storeSession, readSession } from './session.ts';

interface SessionStore {
  /** By somebody else's; the page is being loaded anew. */
  isReplaced: boolean;
  /** Undefined on the server and until the storage was read. */
  session: Session | null | undefined;
  /** Whether somebody ended it on purpose. */
  hasLeft: boolean;
  read: () => void;
  begin: (session: Session) => void;
  end: (end?: { hasLeft: boolean }) => void;
}

export const useSession = create<SessionStore>()((set, get) => ({
  session: undefined,
  hasLeft: false,
  isReplaced: false,
  read: () => {
    if (get().isReplaced) return;
    const session = storedSession();
    if (isOfAnother(session, get().session)) {
      set({ session: undefined, isReplaced: true });
      return location.reload();
    }
    set(session ? { session, hasLeft: false } : { session });
  },
  begin: (session) => {
    storeSession(localStorage, session);
    set({ session, hasLeft: false, isReplaced: false });
  },
  end: ({ hasLeft } = get()) => {
    set({ session: null, hasLeft, isReplaced: false });
    if (hasStorage()) clearSession(localStorage);
  },
}));

/** Somebody has signed in here in place of the one whose screens are open. */
function isOfAnother(session: Session | null, held: Session | null | undefined): boolean {
  return Boolean(session && held && accountOf(session.token) !== accountOf(held.token));
}

/** Where the browser refuses storage nobody can sign in; the sign-in form tells them. */
function hasStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

function storedSession(): Session | null {
  return hasStorage() ? readSession(localStorage, Date.now()) : null;
}
