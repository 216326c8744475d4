import { toast } from 'react-hot-toast/headless';
import type { SignInAnswer } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { useSecondStep } from './useSecondStep.ts';
import { useSession } from './useSession.ts';

/** Where every way of signing in ends: with a session, or with the second step before it. */
export async function beginSession(call: () => Promise<SignInAnswer>, email?: string): Promise<void> {
  // By this device's clock, even a wrong one: its timer ends the session.
  const expiresAt = Date.now() + SESSION_MS;
  const answer = await call();
  if ('second_step' in answer) return useSecondStep.getState().ask({ ...answer.second_step, email });
  useSession.getState().begin({ token: answer.token, expiresAt });
  useSecondStep.getState().startOver();
  toast.success(admin.toasts.login);
}
