import { useState } from 'react';
import { logout } from '../../api/adminSession.ts';
import { finishBeforeSignOut } from './beforeSignOut.ts';
import { useSession } from './useSession.ts';

/** Waits for what is not sent yet, but not for the backend to revoke the token, which expires anyway. */
export function useLogout() {
  const [leaving, setLeaving] = useState<AbortController>();
  const leave = async () => {
    const attempt = new AbortController();
    setLeaving(attempt);
    await finishBeforeSignOut();
    if (attempt.signal.aborted) return;
    const { session, end } = useSession.getState();
    end({ hasLeft: true });
    setLeaving(undefined);
    if (session) void logout(session.token).catch(() => undefined);
  };
  const stay = () => {
    leaving?.abort();
    setLeaving(undefined);
  };
  return { leave: () => void leave(), stay, isLeaving: leaving !== undefined };
}
