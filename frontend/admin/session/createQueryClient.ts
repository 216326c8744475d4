import { QueryClient, notifyManager } from '@tanstack/react-query';

/** Caches nothing between screens, sent forms included, and retries nothing. */
export function createQueryClient(): QueryClient {
  // Before the next key or press, which must find the form inert.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, gcTime: 0, refetchOnWindowFocus: false },
      // Zero would be looked at again all the time while a save whose screen is gone runs on.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
}
