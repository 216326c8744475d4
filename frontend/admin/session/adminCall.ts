import { toast } from 'react-hot-toast/headless';
import { ApiError, isUnauthorized } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { accountOf } from './accountOf.ts';
import { useSession } from './useSession.ts';

/** Needs no message: the sign-in page opens, or the page loads anew for somebody else. */
export class SessionOver extends Error {}

/**
 * A new sign-in, here or in another tab, invalidates the older token: retry with the newest. For what is sent by itself:
 * a session that is over is no reason to interrupt somebody who types.
 */
export async function quietCall<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = useSession.getState().session?.token ?? '';
  try {
    return await call(token);
  } catch (error) {
    useSession.getState().read();
    const { session } = useSession.getState();
    const newest = session?.token;
    if (session === undefined || (newest && accountOf(newest) !== accountOf(token))) throw new SessionOver();
    if (!isUnauthorized(error) || !newest || newest === token) throw error;
    return call(newest);
  }
}

/** Only a 401 ends the session. @throws SessionOver */
export async function adminCall<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await quietCall(call);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const isBlocked = error instanceof ApiError && error.isBlocked;
    const sentence = isBlocked ? admin.session.blocked : admin.session.over;
    toast.error(sentence, { id: 'session-over', ...(isBlocked && { duration: Infinity }) });
    useSession.getState().end();
    throw new SessionOver(sentence);
  }
}
