import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
import { concernsSession } from './session.ts';
import { useSession } from './useSession.ts';

/** Syncs the session across tabs. */
function useOtherTabs(): void {
  const read = useSession((store) => store.read);
  useEffect(() => {
    const follow = (event: StorageEvent) => concernsSession(event.key) && read();
    read();
    addEventListener('storage', follow);
    // Timers stop in a hidden tab and while the computer sleeps.
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
      // Another tab may have signed in again, and timers may be early.
      read();
      const { session } = useSession.getState();
      if (session === null) toast.error(admin.session.over, { id: 'session-over' });
      else if (session?.expiresAt === expiresAt) wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [expiresAt, read]);
}

export function useFollowSession(): void {
  useOtherTabs();
  useExpiry();
}
