import { useState } from 'react';
import { type ConsentAct, actOnConsent } from '../../api/consent.ts';
import type { ConsentReceipt } from '../../api/wire.gen.ts';

/** The receipt as it is now, and what can be done with it without leaving the page. */
export function useReceipt(token: string, sent: ConsentReceipt, hadFailed: boolean) {
  const [receipt, setReceipt] = useState(sent);
  const [hasFailed, setFailed] = useState(hadFailed);
  const [isBusy, setBusy] = useState(false);
  async function act(what: ConsentAct): Promise<boolean> {
    setBusy(true);
    setFailed(false);
    try {
      setReceipt(await actOnConsent(what, token));
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { receipt, act, isBusy, hasFailed };
}
