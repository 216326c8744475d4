import { useState } from 'react';
import type { PreviewLink } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

export type MakePreviewLink = (token: string, id: string) => Promise<PreviewLink>;

export function usePreviewLink(id: string, makeLink: MakePreviewLink) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => makeLink(token, id),
    failed: admin.preview.failed,
  });
  const [link, setLink] = useState<PreviewLink>();
  const make = async (): Promise<void> => {
    const made = await run();
    if (made) setLink(made);
  };
  return { link, make, isMaking: isBusy };
}
