import { useState } from 'react';
import { makePreviewLink } from '../../api/adminPosts.ts';
import type { PreviewLink } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { useAdminAct } from '../session/useAdminAct.ts';

/** Makes private links to a blog as it is saved. */
export function usePreviewLink(id: string) {
  const { run, isBusy } = useAdminAct(admin.preview.failed);
  const [link, setLink] = useState<PreviewLink>();
  const make = async (): Promise<void> => {
    const made = await run((token) => makePreviewLink(token, id));
    if (made) setLink(made);
  };
  return { link, make, isMaking: isBusy };
}
