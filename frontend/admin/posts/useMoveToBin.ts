import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { movePostToBin } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin/admin.ts';
import { TOAST_SUCCESS_MS } from '../../content/business-constants.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { undoToast } from '../kit/undoToast.tsx';

export function useMoveToBin(onUndo: (id: number) => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (id: number) => adminCall((token) => movePostToBin(token, id)),
    onSuccess({ status }, id) {
      if (status) undoToast(admin.toasts.deleted, () => onUndo(id), { duration: TOAST_SUCCESS_MS });
      else toast.error(admin.toasts.deleteFailed);
    },
    onError(error) {
      if (!(error instanceof SessionOver)) toast.error(admin.toasts.deleteError);
    },
    onSettled(_answer, error) {
      if (!(error instanceof SessionOver)) void loadAgain(client, ['posts']);
    },
  });
  const moveToBin = (id: number) =>
    mutateAsync(id).then(
      ({ status }) => status,
      () => false,
    );
  return { moveToBin, isMoving: isPending };
}
