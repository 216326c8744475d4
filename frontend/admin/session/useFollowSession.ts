import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin.ts';
import { concernsSession } from './session.ts';
import { useSession } from './sessionStore.ts';

/** Keeps this tab's session true to the browser's storage, where other tabs sign in and out. */
function useOtherTabs(): void {
  const read = useSession((store) => store.read);
  useEffect(() => {
    const follow = (event: StorageEvent) => concernsSession(event.key) && read();
    read();
    addEventListener('storage', follow);
    // A sleeping computer or a hidden tab holds the timer of the expiry back.
    document.addEventListener('visibilitychange', read);
    return () => {
      removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', read);
    };
  }, [read]);
}

function useExpiry(): void {
  const read = useSession((store) => store.read);
  const expiresAt = useSession((store) => store.session?.expiresAt);
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(signOut, expiresAt - Date.now());
    };
    const signOut = () => {
      // Another tab may have signed in again a moment ago, and timers may be a moment early.
      read();
      const { session } = useSession.getState();
      if (!session) toast.error(admin.session.over, { id: 'session-over' });
      else if (session.expiresAt === expiresAt) wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [expiresAt, read]);
}

/** The session as it stands now, until it ends: by its time, or in another tab. */
export function useFollowSession(): void {
  useOtherTabs();
  useExpiry();
}
