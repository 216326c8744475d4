import { flushSync } from 'react-dom';
import type { Card } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../layout/DialogActions.tsx';
import { ModalDialog } from '../layout/ModalDialog.tsx';
import { focusHeading } from '../layout/useScreenChange.ts';
import { useDeleteBlog } from './useDeleteBlog.ts';

interface DeleteQuestionProps {
  post: Card;
  onClose: () => void;
  /** The list may be another one now. */
  onDone: () => void;
}

export function DeleteQuestion({ post, onClose, onDone }: DeleteQuestionProps) {
  const { remove, isDeleting } = useDeleteBlog();
  const confirm = async () => {
    await remove(post.id);
    flushSync(onClose);
    // The button that asked goes with its row.
    focusHeading();
    onDone();
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
