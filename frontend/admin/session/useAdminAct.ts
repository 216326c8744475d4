import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { SignedOut, useAdminCall } from './useAdminCall.ts';

/**
 * Does something once, as the one signed in; what goes wrong is said in a toast.
 * @param failed the sentence when the backend sends none
 * @returns `run`, which answers undefined when it did not work
 */
export function useAdminAct(failed: string) {
  const call = useAdminCall();
  const [isBusy, setBusy] = useState(false);
  async function run<Answer>(act: (token: string) => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true);
    try {
      return await call(act);
    } catch (error) {
      if (!(error instanceof SignedOut)) toast.error((error instanceof Refused && error.sentence) || failed);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
