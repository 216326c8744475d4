import { toast } from 'react-hot-toast/headless';
import { restorePost } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

export function useRestorePost() {
  const { run, isBusy } = useAdminMutation({
    change: restorePost,
    failed: admin.bin.restoreFailed,
    invalidates: ['posts'],
  });
  async function restore(id: number): Promise<void> {
    const saved = await run(id);
    // The backend's sentence, because the slug may have changed.
    if (saved) toast.success(saved.message);
  }
  return { restore, isRestoring: isBusy };
}
