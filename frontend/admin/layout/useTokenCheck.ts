import { validateToken } from '../../api/adminSession.ts';
import { TOKEN_KEY } from '../roles/tokenKey.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function useTokenCheck(pathname: string, isSignedIn: boolean) {
  const { answer, error, failure, reload } = useAdminQuery({
    key: [...TOKEN_KEY, pathname],
    load: validateToken,
    enabled: isSignedIn,
  });
  // Where it could not be asked everything is shown: the backend refuses what is too much.
  const role = answer?.role ?? (failure ? 'owner' : undefined);
  return { staff: answer, role, isUnreachable: error !== null, retry: reload };
}
