import { validateToken } from '../../api/adminSession.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function useTokenCheck(pathname: string, isSignedIn: boolean) {
  const { answer, error, reload } = useAdminQuery({
    key: ['token', pathname],
    load: validateToken,
    enabled: isSignedIn,
  });
  return { staff: answer, isUnreachable: error !== null, retry: reload };
}
