import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { SessionOver, adminCall } from './adminCall.ts';
import { loadAgain } from './loadAgain.ts';

interface AdminMutation<Answer, Variables> {
  change: (token: string, variables: Variables) => Promise<Answer>;
  /** Shown when the backend sends no sentence. */
  failed: string;
  /** Shown in place of it when nothing says what became of the change: unless said, to look first, where lists are loaded again. */
  lost?: string;
  /** The sentence about a failure stands where it belongs, so no toast says it too. */
  isQuiet?: boolean;
  /** Key of the queries to load again, even after a failure: somebody else may have changed them. */
  invalidates?: QueryKey;
}

/** @returns `run`, which resolves to undefined after a failure, and the sentence about the latest failure until the next try */
export function useAdminMutation<Answer, Variables = void>(mutation: AdminMutation<Answer, Variables>) {
  const { change, failed, isQuiet = false, invalidates, lost = invalidates && admin.lost } = mutation;
  const client = useQueryClient();
  const sentenceAbout = (error: Error) =>
    error instanceof SessionOver ? undefined : sentenceOf(error, failed, lost);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (variables: Variables) => adminCall((token) => change(token, variables)),
    onError(reason) {
      const sentence = sentenceAbout(reason);
      if (sentence && !isQuiet) toast.error(sentence);
    },
    onSettled(_answer, reason) {
      if (invalidates && !(reason instanceof SessionOver)) void loadAgain(client, invalidates);
    },
  });
  const run = (variables: Variables) => mutateAsync(variables).catch(() => undefined);
  return { run, isBusy: isPending, failure: error ? sentenceAbout(error) : undefined };
}
