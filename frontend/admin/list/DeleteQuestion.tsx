import { flushSync } from 'react-dom';
import type { AdminCard } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { focusHeading } from '../kit/screenFocus.ts';
import { useDeleteBlog } from './useDeleteBlog.tsx';

interface DeleteQuestionProps {
  post: AdminCard;
  onClose: () => void;
  /** The list may be another one now. @param isDeleted whether the post has gone from it */
  onDone: (isDeleted: boolean) => void;
  onUndo: (id: number) => void;
}

export function DeleteQuestion({ post, onClose, onDone, onUndo }: DeleteQuestionProps) {
  const { remove, isDeleting } = useDeleteBlog(onUndo);
  const confirm = async () => {
    const isDeleted = await remove(post.id);
    flushSync(onClose);
    // The button that asked goes with its row.
    focusHeading();
    onDone(isDeleted);
  };
  return (
    <ModalDialog title={admin.list.confirmDelete} onClose={onClose}>
      <p>{admin.list.removal(post.heading)}</p>
      <DialogActions>
        <Button danger isBusy={isDeleting} onClick={() => void confirm()}>
          {isDeleting ? admin.list.deleting : admin.list.confirmYes}
        </Button>
        <Button line data-first onClick={onClose}>
          {admin.list.confirmNo}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
