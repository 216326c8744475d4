import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { deletePost } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';
import { UndoMessage } from './UndoMessage.tsx';

/** Deletes a blog and says how it went; it never fails itself. @param onUndo gets the id of what is to come back */
export function useDeleteBlog(onUndo: (id: number) => void) {
  const call = useAdminCall();
  const [isDeleting, setDeleting] = useState(false);
  /** @returns whether it is deleted */
  async function remove(id: number): Promise<boolean> {
    setDeleting(true);
    try {
      const { status } = await call((token) => deletePost(token, id));
      if (status) toast.success((shown) => <UndoMessage toastId={shown.id} onUndo={() => onUndo(id)} />);
      else toast.error(admin.toasts.deleteFailed);
      return status;
    } catch (error) {
      if (!(error instanceof SignedOut)) toast.error(admin.toasts.deleteError);
      return false;
    } finally {
      setDeleting(false);
    }
  }
  return { remove, isDeleting };
}
