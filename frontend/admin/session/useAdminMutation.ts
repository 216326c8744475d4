import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { sentenceOf } from '../../api/ApiError.ts';
import { SessionOver, adminCall } from './adminCall.ts';

interface AdminMutation<Answer, Variables> {
  change: (token: string, variables: Variables) => Promise<Answer>;
  /** The sentence of its toast when the backend sends none. */
  failed: string;
  /** What is loaded again afterwards: after a failure too, for somebody else may have changed it. */
  invalidates?: QueryKey;
}

/** Changes something as the one signed in. @returns `run`, which answers undefined after a failure, and `isBusy` */
export function useAdminMutation<Answer, Variables = void>(mutation: AdminMutation<Answer, Variables>) {
  const { change, failed, invalidates } = mutation;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (variables: Variables) => adminCall((token) => change(token, variables)),
    onError(error) {
      if (!(error instanceof SessionOver)) toast.error(sentenceOf(error, failed));
    },
    onSettled(_answer, error) {
      if (invalidates && !(error instanceof SessionOver))
        void client.invalidateQueries({ queryKey: invalidates });
    },
  });
  const run = (variables: Variables) => mutateAsync(variables).catch(() => undefined);
  return { run, isBusy: isPending };
}
