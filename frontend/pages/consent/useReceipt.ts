import { useState } from 'react';
import { type ConsentAct, type ConsentFailure, actOnConsent } from '../../api/consent.ts';
import type { ConsentReceipt } from '../../api/wire.gen.ts';

/** The receipt as it is now, and what can be done with it without leaving the page. */
export function useReceipt(token: string, sent: ConsentReceipt, failedBefore: ConsentFailure | undefined) {
  const [receipt, setReceipt] = useState(sent);
  const [failure, setFailure] = useState(failedBefore);
  const [isBusy, setBusy] = useState(false);
  async function act(what: ConsentAct): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const outcome = await actOnConsent(what, token);
    if (typeof outcome === 'string') setFailure(outcome);
    else setReceipt(outcome);
    setBusy(false);
  }
  return { receipt, act, isBusy, failure };
}
