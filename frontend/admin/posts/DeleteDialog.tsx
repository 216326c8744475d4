import { flushSync } from 'react-dom';
import type { AdminCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { useMoveToBin } from './useMoveToBin.ts';

interface DeleteDialogProps {
  post: AdminCard;
  onClose: () => void;
  onDeleted: () => void;
  onUndo: (id: number) => void;
}

export function DeleteDialog({ post, onClose, onDeleted, onUndo }: DeleteDialogProps) {
  const { moveToBin, isMoving } = useMoveToBin(onUndo);
  const confirm = async () => {
    const isDeleted = await moveToBin(post.id);
    flushSync(onClose);
    // The button that opened the dialog goes with its row.
    focusHeading();
    if (isDeleted) onDeleted();
  };
  return (
    <ConfirmDialog
      title={admin.list.confirmDelete}
      yes={isMoving ? admin.list.deleting : admin.list.confirmYes}
      no={admin.list.confirmNo}
      isDanger
      isBusy={isMoving}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <p>{admin.list.removal(post.heading)}</p>
    </ConfirmDialog>
  );
}
