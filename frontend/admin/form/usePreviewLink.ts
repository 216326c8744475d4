import { useState } from 'react';
import { makePreviewLink } from '../../api/adminPosts.ts';
import type { PreviewLink } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

export function usePreviewLink(id: string) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => makePreviewLink(token, id),
    failed: admin.preview.failed,
  });
  const [link, setLink] = useState<PreviewLink>();
  const make = async (): Promise<void> => {
    const made = await run();
    if (made) setLink(made);
  };
  return { link, make, isMaking: isBusy };
}
