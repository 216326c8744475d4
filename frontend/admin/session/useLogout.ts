import { useCallback } from 'react';
import { logout } from '../../api/adminSession.ts';
import { finishBeforeSignOut } from './beforeSignOut.ts';
import { useSession } from './useSession.ts';

/** Waits for what is not sent yet, but not for the backend to revoke the token, which expires anyway. */
export function useLogout(): () => void {
  const end = useSession((store) => store.end);
  const leave = useCallback(async () => {
    await finishBeforeSignOut();
    const token = useSession.getState().session?.token;
    end({ hasLeft: true });
    if (token) void logout(token).catch(() => undefined);
  }, [end]);
  return () => void leave();
}
