import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { deletePost } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

/** Deletes a blog and says how it went; it never fails itself. */
export function useDeleteBlog() {
  const call = useAdminCall();
  const [isDeleting, setDeleting] = useState(false);
  async function remove(id: number): Promise<void> {
    setDeleting(true);
    try {
      const { status } = await call((token) => deletePost(token, id));
      if (status) toast.success(admin.toasts.deleted);
      else toast.error(admin.toasts.deleteFailed);
    } catch (error) {
      if (!(error instanceof SignedOut)) toast.error(admin.toasts.deleteError);
    } finally {
      setDeleting(false);
    }
  }
  return { remove, isDeleting };
}
