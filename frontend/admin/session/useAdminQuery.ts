import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SessionOver, adminCall } from './adminCall.ts';

interface AdminQuery<Answer> {
  key: QueryKey;
  load: (token: string, signal: AbortSignal) => Promise<Answer>;
  /** Shown in a toast, of loads by itself the first. */
  failed?: string;
  enabled?: boolean;
  /** Loads again so often, hidden or not, for the tab tells what waits; and when the page is looked at again. */
  everyMs?: number;
  /** Nothing is read for a page that nobody looks at. */
  restsUnseen?: boolean;
}

/** The previous answer stays until there is a new one. */
export function useAdminQuery<Answer>(query: AdminQuery<Answer>) {
  const { key, load, failed, enabled = true, everyMs, restsUnseen = false } = query;
  const client = useQueryClient();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: key,
    enabled,
    ...(everyMs !== undefined && {
      refetchInterval: everyMs,
      refetchIntervalInBackground: !restsUnseen,
      refetchOnWindowFocus: 'always',
    }),
    async queryFn({ signal }) {
      try {
        return await adminCall((token) => load(token, signal));
      } catch (failure) {
        const isExpected = signal.aborted || failure instanceof SessionOver;
        const isSaid = everyMs !== undefined && Boolean(client.getQueryState(key)?.error);
        if (failed && !isExpected && !isSaid) toast.error(failed, { id: failed });
        throw failure;
      }
    },
  });
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  const isLoading = isFetching || error instanceof SessionOver;
  return {
    answer: data ?? latest,
    isLoading,
    error: isLoading ? null : error,
    /** Of the last load, until another one goes well. */
    failure: error instanceof SessionOver ? null : error,
    updatedAt: dataUpdatedAt,
    reload: () => void refetch(),
  };
}
