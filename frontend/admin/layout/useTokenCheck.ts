import { useEffect, useState } from 'react';
import { validateToken } from '../../api/adminSession.ts';
import type { Role } from '../kit/useRole.ts';
import { TOKEN_KEY } from '../roles/tokenKey.ts';
import { readRole, storeRole } from '../session/session.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function useTokenCheck(pathname: string, isSignedIn: boolean) {
  const { answer, error, failure, reload } = useAdminQuery({
    key: [...TOKEN_KEY, pathname],
    load: validateToken,
    enabled: isSignedIn,
  });
  const told = answer?.role;
  useEffect(() => {
    if (told) storeRole(localStorage, told);
  }, [told]);
  const [assumed, setAssumed] = useState<Role>();
  // Where it was never told everything is shown: the backend refuses what is too much.
  if (failure && !assumed) setAssumed(readRole(localStorage) ?? 'owner');
  return { staff: answer, role: told ?? assumed, isUnreachable: error !== null, retry: reload };
}
