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
  const end = useSession((store) => store.end);
  const expiresAt = useSession((store) => store.session?.expiresAt);
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const signOut = () => {
      toast.error(admin.session.over, { id: 'session-over' });
      end();
    };
    const timer = setTimeout(signOut, expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt, end]);
}

/** The session as it stands now, until it ends: by its time, or in another tab. */
export function useFollowSession(): void {
  useOtherTabs();
  useExpiry();
}
