import { QueryClient, notifyManager } from '@tanstack/react-query';

/** Caches nothing between screens, sent forms included, and retries nothing. */
export function createQueryClient(): QueryClient {
  // Before the next key or press, which must find the form inert.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, gcTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
