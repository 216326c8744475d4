import { useCallback } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { useSession } from './sessionStore.ts';

/** The call came back as "not signed in": the sign-in page is on its way, there is nothing more to say. */
export class SignedOut extends Error {}

/** Makes calls in the name of the one signed in; only a 401 ends the session. @throws SignedOut and what `call` throws */
export function useAdminCall() {
  const end = useSession((store) => store.end);
  return useCallback(
    async <Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> => {
      try {
        return await call(useSession.getState().session?.token ?? '');
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        toast.error(admin.session.over, { id: 'session-over' });
        end();
        throw new SignedOut();
      }
    },
    [end],
  );
}
