import { useQuery } from '@tanstack/react-query';
import { checkLinkAddresses } from '../../api/adminLinks.ts';
import { adminCall } from '../session/adminCall.ts';
import { askLinks } from './askLinks.ts';

export function useLinkAnswers(addresses: readonly string[]) {
  const wanted = [...new Set(addresses)].filter(Boolean);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['links', wanted],
    enabled: wanted.length > 0,
    queryFn: ({ signal }) =>
      askLinks(() => adminCall((token) => checkLinkAddresses(token, wanted, signal)), signal),
    placeholderData: (before) => before,
  });
  const isAsked = wanted.length > 0;
  return {
    answers: isAsked ? data : undefined,
    count: wanted.length,
    hasFailed: isAsked && error !== null,
    isChecking: isAsked && isFetching,
    answeredAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
