import { useCallback } from 'react';
import { logout } from '../../api/adminSession.ts';
import { useSession } from './useSession.ts';

/** Does not wait for the backend to revoke the token, which expires anyway. */
export function useLogout(): () => void {
  const end = useSession((store) => store.end);
  return useCallback(() => {
    const token = useSession.getState().session?.token;
    end({ hasLeft: true });
    if (token) void logout(token).catch(() => undefined);
  }, [end]);
}
