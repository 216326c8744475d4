import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SessionOver, adminCall, quietCall } from './adminCall.ts';

export interface AdminLoad<Answer> {
  key: QueryKey;
  load: (token: string, signal: AbortSignal) => Promise<Answer>;
  /** Shown in a toast, of loads by itself the first. */
  failed?: string;
  /** Loads again by itself, hidden or not where the tab tells what waits, and when the page is looked at again. */
  follows?: 'seen' | 'always';
  /** Never ends the session, as no load by itself does. */
  isQuiet?: boolean;
}

export function useLoad<Answer>({ key, load, failed, follows, isQuiet = false }: AdminLoad<Answer>) {
  const client = useQueryClient();
  const isPressed = useRef(false);
  const isSaid = useRef(false);
  const isByItself = () => follows !== undefined && !isPressed.current && wasAsked(client, key);
  const sayFailed = () => {
    if (!failed || (isSaid.current && isByItself())) return;
    toast.error(failed, { id: failed });
    isSaid.current = true;
  };
  const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
    const call = isQuiet || isByItself() ? quietCall : adminCall;
    try {
      const answer = await call((token) => load(token, signal));
      isSaid.current = false;
      return answer;
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof SessionOver)) sayFailed();
      throw failure;
    }
  };
  const press = (refetch: () => Promise<unknown>) => {
    isPressed.current = true;
    void refetch().finally(() => {
      isPressed.current = false;
    });
  };
  return { queryFn, press };
}

function wasAsked(client: QueryClient, key: QueryKey): boolean {
  const { dataUpdateCount: answers = 0, errorUpdateCount: failures = 0 } = client.getQueryState(key) ?? {};
  return answers + failures > 0;
}
