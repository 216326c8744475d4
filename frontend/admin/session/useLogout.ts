import { useCallback } from 'react';
import { logout } from '../../api/adminSession.ts';
import { useSession } from './sessionStore.ts';

/** Leaves at once; the backend takes the token back meanwhile, and forgets it by itself if it cannot be reached. */
export function useLogout(): () => void {
  const end = useSession((store) => store.end);
  return useCallback(() => {
    const token = useSession.getState().session?.token;
    end();
    if (token) void logout(token).catch(() => undefined);
  }, [end]);
}
