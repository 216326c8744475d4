import { toast } from 'react-hot-toast/headless';
import { isUnauthorized } from '../../api/ApiError.ts';
import { admin } from '../../content/admin.ts';
import { useSession } from './useSession.ts';

/** The API refused the token: the sign-in page opens and needs no other message. */
export class SessionOver extends Error {}

/** Signing in again, here or in another tab, makes the token before worthless: the newest one gets a second call. */
async function callWithNewestToken<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = useSession.getState().session?.token ?? '';
  try {
    return await call(token);
  } catch (error) {
    useSession.getState().read();
    const newest = useSession.getState().session?.token;
    if (!isUnauthorized(error) || !newest || newest === token) throw error;
    return call(newest);
  }
}

/** Calls the API as the one signed in; only a 401 ends the session. @throws SessionOver and what `call` throws */
export async function adminCall<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await callWithNewestToken(call);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    toast.error(admin.session.over, { id: 'session-over' });
    useSession.getState().end();
    throw new SessionOver();
  }
}
