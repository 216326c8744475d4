import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { extendSession } from '../../api/adminAccount.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { useSession } from '../session/useSession.ts';

const words = admin.account.stillWorking;

/** Without the password, until the sign-in is too old for that: then `isRefused`. */
export function useExtendSession() {
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const begin = useSession((store) => store.begin);
  async function extend(): Promise<void> {
    setBusy(true);
    try {
      // By this device's clock, even a wrong one: its timer ends the session.
      const expiresAt = Date.now() + SESSION_MS;
      const { token } = await adminCall(extendSession);
      begin({ token, expiresAt });
      toast.success(words.extended);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) setRefused(true);
      else if (!(error instanceof SessionOver)) toast.error(sentenceOf(error, words.failed));
    }
    setBusy(false);
  }
  return { extend, isBusy, isRefused, close: () => setRefused(false) };
}
