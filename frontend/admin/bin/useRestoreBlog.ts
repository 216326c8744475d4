import { toast } from 'react-hot-toast/headless';
import { restorePost } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin.ts';
import { useAdminAct } from '../session/useAdminAct.ts';

/** Takes a blog out of the bin and says how it went. */
export function useRestoreBlog() {
  const { run, isBusy } = useAdminAct(admin.bin.restoreFailed);
  async function restore(id: number): Promise<void> {
    const saved = await run((token) => restorePost(token, id));
    // Its slug may be another one now: the backend's sentence says so.
    if (saved) toast.success(saved.message);
  }
  return { restore, isRestoring: isBusy };
}
