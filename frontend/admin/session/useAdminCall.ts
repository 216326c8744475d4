import { useCallback } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { useSession } from './sessionStore.ts';

/** The call came back as "not signed in": the sign-in page is on its way, there is nothing more to say. */
export class SignedOut extends Error {}

const isUnknown = (error: unknown) => error instanceof Refused && error.status === 401;

/** With the token that is valid now: signing in again, here or in another tab, makes the one before worthless. */
async function callWithNewestToken<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = useSession.getState().session?.token ?? '';
  try {
    return await call(token);
  } catch (error) {
    useSession.getState().read();
    const newest = useSession.getState().session?.token;
    if (!isUnknown(error) || !newest || newest === token) throw error;
    return call(newest);
  }
}

/** Makes calls in the name of the one signed in; only a 401 ends the session. @throws SignedOut and what `call` throws */
export function useAdminCall() {
  const end = useSession((store) => store.end);
  return useCallback(
    async <Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> => {
      try {
        return await callWithNewestToken(call);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        toast.error(admin.session.over, { id: 'session-over' });
        end();
        throw new SignedOut();
      }
    },
    [end],
  );
}
