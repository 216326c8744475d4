import { QueryClient, notifyManager } from '@tanstack/react-query';

/** A screen shows what is stored now: nothing is cached from the screen before, and nothing is retried unseen. */
export function createQueryClient(): QueryClient {
  // Not in a later task: the next key or press must find a form that is being saved closed.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, gcTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
}
