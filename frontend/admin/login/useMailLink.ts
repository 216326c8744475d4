import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { useFragment } from '../session/useFragment.ts';

const GONE = 410;

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === GONE;
}

export interface MailLinkState<Answer = unknown> {
  token: string | undefined;
  answer: Answer | undefined;
  /** As after a reload: it is taken out of the address. */
  isMissing: boolean;
  isOver: boolean;
  isUnread: boolean;
  retry: () => void;
  /** Around the call that uses it up. */
  untilOver: (call: () => Promise<void>) => Promise<void>;
}

/** A link of a mail, which works once. */
export function useMailLink<Answer>(
  check: (token: string, signal: AbortSignal) => Promise<Answer>,
): MailLinkState<Answer> {
  const token = useFragment();
  const [usedUp, setUsedUp] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['link of a mail', token],
    queryFn: ({ signal }) => check(token ?? '', signal),
    enabled: Boolean(token),
  });
  const untilOver = async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      setUsedUp(token);
    }
  };
  return {
    token,
    answer: data,
    isMissing: token === '',
    isOver: (token !== undefined && token === usedUp) || isGone(error),
    isUnread: error !== null && !isFetching,
    retry: () => void refetch(),
    untilOver,
  };
}
