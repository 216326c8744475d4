import { validateToken } from '../../api/adminSession.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

/** Checks the token for each screen. @returns who is signed in, and whether the backend could not be asked */
export function useTokenCheck(pathname: string, isSignedIn: boolean) {
  const { answer, error, reload } = useAdminQuery({
    key: ['token', pathname],
    load: validateToken,
    enabled: isSignedIn,
  });
  return { staff: answer, isUnreachable: error !== null, retry: reload };
}
