import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { makePreviewLink } from '../../api/adminPosts.ts';
import { Refused } from '../../api/adminRequest.ts';
import type { PreviewLink } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

/** Makes private links to a blog as it is saved; what goes wrong is said in a toast. */
export function usePreviewLink(id: string) {
  const call = useAdminCall();
  const [link, setLink] = useState<PreviewLink>();
  const [isMaking, setMaking] = useState(false);
  async function make(): Promise<void> {
    setMaking(true);
    try {
      setLink(await call((token) => makePreviewLink(token, id)));
    } catch (error) {
      if (error instanceof SignedOut) return;
      toast.error((error instanceof Refused && error.sentence) || admin.preview.failed);
    } finally {
      setMaking(false);
    }
  }
  return { link, make, isMaking };
}
