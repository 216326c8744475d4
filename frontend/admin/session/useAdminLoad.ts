import { useEffect, useEffectEvent, useState } from 'react';
import { SignedOut, useAdminCall } from './useAdminCall.ts';

interface Loading<Answer> {
  /** Called for every new `what` and for every reload; the one before is abandoned. */
  load: (token: string, signal: AbortSignal) => Promise<Answer>;
  onFailure?: (error: unknown) => void;
}

/**
 * Loads what a page shows, as the one signed in.
 * @param what changes when something else is to be loaded; the answer before stays until the new one is there
 */
export function useAdminLoad<Answer>(what: string, { load, onFailure }: Loading<Answer>) {
  const call = useAdminCall();
  const [times, setTimes] = useState(0);
  const [latest, setLatest] = useState<{ key?: string; answer?: Answer; error?: unknown }>({});
  const key = `${what} ${times}`;
  const run = useEffectEvent((signal: AbortSignal) => call((token) => load(token, signal)));
  const fail = useEffectEvent((error: unknown) => onFailure?.(error));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const take = (answer: Answer) => {
      if (!signal.aborted) setLatest({ key, answer });
    };
    const refuse = (error: unknown) => {
      if (signal.aborted || error instanceof SignedOut) return;
      fail(error);
      setLatest(({ answer }) => ({ key, answer, error }));
    };
    void run(signal).then(take, refuse);
    return () => leaving.abort();
  }, [key]);
  const isLoading = latest.key !== key;
  return {
    answer: latest.answer,
    isLoading,
    error: isLoading ? undefined : latest.error,
    reload: () => setTimes((count) => count + 1),
  };
}
