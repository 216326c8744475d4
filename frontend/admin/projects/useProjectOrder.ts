import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { orderProjects } from '../../api/adminProjects.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { inOrder } from '../kit/order/moved.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { PROJECTS_KEY } from './useProjects.ts';

type Projects = readonly AdminProjectCard[];
const idOf = ({ id }: AdminProjectCard) => id;
const words = admin.projects;

interface OrderChange {
  ids: readonly number[];
  /** The order to go back to; undefined when this one undoes another. */
  before: readonly number[] | undefined;
}

const SCOPE = 'project-order';
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** The list shows the wished order at once and keeps it when it could not be saved, unless somebody else made another. */
export function useProjectOrder(projects: Projects) {
  const client = useQueryClient();
  const [wished, setWished] = useState<readonly number[]>();
  /** The order on the server, as far as it was shown, that the wished one was made from. */
  const base = useRef<readonly number[]>([]);
  const shown = wished ? inOrder(projects, idOf, wished) : projects;
  const { mutate, error, variables } = useMutation({
    // One after the other, so that the last wish is the last to be saved.
    scope: { id: SCOPE },
    mutationFn: ({ ids }: OrderChange) => adminCall((token) => orderProjects(token, ids, base.current)),
    onSuccess(_answer, { ids, before }) {
      if (!before) toast.success(words.orderSaved);
      // In place of the one before, whose order is not the last any more.
      else undoToast(words.orderSaved, () => change({ ids: before, before: undefined }, ids), { id: SCOPE });
    },
    async onSettled(_answer, failure, { ids }) {
      if (failure instanceof SessionOver) return;
      await loadAgain(client, ['projects']);
      if (isConflict(failure)) setWished(undefined);
      if (failure && !isShown(client, ids)) return;
      base.current = ids;
      // From now on the server's order, which others may change.
      setWished((wish) => (wish === ids ? undefined : wish));
    },
  });
  const wish = (ids: readonly number[], from = wished ? base.current : projects.map(idOf)) => {
    base.current = from;
    setWished(ids);
  };
  const change = (to: OrderChange, from?: readonly number[]) => {
    wish(to.ids, from);
    mutate(to);
  };
  return {
    projects: shown,
    wish: (order: Projects) => wish(order.map(idOf)),
    save: (before: Projects, after: Projects) => change({ ids: after.map(idOf), before: before.map(idOf) }),
    saveAgain: isConflict(error)
      ? undefined
      : () => change({ ids: shown.map(idOf), before: variables?.before }),
    failure: wished || isConflict(error) ? failureOf(error) : undefined,
  };
}

function isShown(client: QueryClient, ids: readonly number[]): boolean {
  return client.getQueryData<Projects>(PROJECTS_KEY)?.map(idOf).join() === ids.join();
}

function failureOf(error: Error | null) {
  return error && !(error instanceof SessionOver) ? sentenceOf(error, admin.form.unreachable) : undefined;
}
