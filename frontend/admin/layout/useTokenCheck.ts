import { validateToken } from '../../api/adminSession.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

/**
 * Asks the backend about the token on every load of a guarded page.
 * @param page changes when another page is shown
 * @returns who is signed in, whether the backend could not be asked, and how to ask again
 */
export function useTokenCheck(page: string, isSignedIn: boolean) {
  const { answer, error, reload } = useAdminLoad(isSignedIn ? page : '', {
    load: async (token, signal) => (isSignedIn ? validateToken(token, signal) : undefined),
  });
  return { staff: answer, isUnreachable: Boolean(error), retry: reload };
}
