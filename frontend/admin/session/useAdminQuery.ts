import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SessionOver, adminCall } from './adminCall.ts';

interface AdminQuery<Answer> {
  key: QueryKey;
  load: (token: string, signal: AbortSignal) => Promise<Answer>;
  /** Shown in a toast. */
  failed?: string;
  enabled?: boolean;
}

/** The previous answer stays until there is a new one. */
export function useAdminQuery<Answer>({ key, load, failed, enabled = true }: AdminQuery<Answer>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    enabled,
    async queryFn({ signal }) {
      try {
        return await adminCall((token) => load(token, signal));
      } catch (failure) {
        const isExpected = signal.aborted || failure instanceof SessionOver;
        if (failed && !isExpected) toast.error(failed, { id: failed });
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
    reload: () => void refetch(),
  };
}
