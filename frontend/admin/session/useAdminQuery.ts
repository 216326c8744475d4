import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SessionOver } from './adminCall.ts';
import { type AdminLoad, useLoad } from './useLoad.ts';

interface AdminQuery<Answer> extends AdminLoad<Answer> {
  enabled?: boolean;
  everyMs?: number;
}

/** The previous answer stays until there is a new one. */
export function useAdminQuery<Answer>(query: AdminQuery<Answer>) {
  const { key, follows, enabled = true, everyMs = 60_000 } = query;
  const { queryFn, press } = useLoad(query);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: key,
    enabled,
    ...(follows !== undefined && {
      refetchInterval: everyMs,
      refetchIntervalInBackground: follows === 'always',
      refetchOnWindowFocus: 'always',
    }),
    queryFn,
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
    reload: () => press(refetch),
  };
}
