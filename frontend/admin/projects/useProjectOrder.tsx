import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { orderProjects } from '../../api/adminProjects.ts';
import { sentenceOf } from '../../api/ApiError.ts';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { inOrder } from '../kit/moved.ts';
import { UndoMessage } from '../kit/UndoMessage.tsx';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';

type Projects = readonly AdminProjectCard[];
const idOf = ({ id }: AdminProjectCard) => id;
const words = admin.projects;

interface OrderChange {
  ids: readonly number[];
  /** The order to go back to; undefined when this one undoes another. */
  before: readonly number[] | undefined;
}

/** The list shows the wished order at once and keeps it when it could not be saved. */
export function useProjectOrder(projects: Projects) {
  const client = useQueryClient();
  const [wished, setWished] = useState<readonly number[]>();
  const shown = wished ? inOrder(projects, idOf, wished) : projects;
  const { mutate, error, variables } = useMutation({
    // One after the other, so that the last wish is the last to be saved.
    scope: { id: 'project-order' },
    mutationFn: ({ ids }: OrderChange) => adminCall((token) => orderProjects(token, ids)),
    onSuccess(_answer, { before }) {
      if (!before) toast.success(words.orderSaved);
      else
        toast.success((message) => (
          <UndoMessage
            said={words.orderSaved}
            toastId={message.id}
            onUndo={() => change({ ids: before, before: undefined })}
          />
        ));
    },
    async onSettled(_answer, failure) {
      if (!(failure instanceof SessionOver)) await loadAgain(client, ['projects']);
    },
  });
  const change = (to: OrderChange) => {
    setWished(to.ids);
    mutate(to);
  };
  return {
    projects: shown,
    wish: (order: Projects) => setWished(order.map(idOf)),
    save: (before: Projects, after: Projects) => change({ ids: after.map(idOf), before: before.map(idOf) }),
    saveAgain: () => change({ ids: shown.map(idOf), before: variables?.before }),
    failure: error && !(error instanceof SessionOver) ? sentenceOf(error, admin.form.unreachable) : undefined,
  };
}
