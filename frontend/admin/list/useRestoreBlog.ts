import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { restorePost } from '../../api/adminPosts.ts';
import { Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

/** Takes a blog out of the bin and says how it went; it never fails itself. */
export function useRestoreBlog() {
  const call = useAdminCall();
  const [isRestoring, setRestoring] = useState(false);
  async function restore(id: number): Promise<void> {
    setRestoring(true);
    try {
      // Its slug may be another one now: the backend's sentence says so.
      const { message } = await call((token) => restorePost(token, id));
      toast.success(message);
    } catch (error) {
      if (error instanceof SignedOut) return;
      toast.error((error instanceof Refused && error.sentence) || admin.bin.restoreFailed);
    } finally {
      setRestoring(false);
    }
  }
  return { restore, isRestoring };
}
