import { useState } from 'react';
import { changePostStatus } from '../../api/adminPosts.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { useUnpublish } from '../writing/useUnpublish.ts';

interface StoredPost {
  id: string | undefined;
  initial: PostDraft;
  version: number | undefined;
  onStatus: (status: PostDraft['status']) => void;
}

/** What the server has, also after a save or a change of status that the form stays open for. */
export function usePostStatus({ id, initial, version, onStatus }: StoredPost) {
  const [stored, setStored] = useState({ status: initial.status, version });
  const changing = useUnpublish({
    noun: 'blog',
    version: stored.version,
    change: (token, to, key) => changePostStatus(token, id ?? '', to, key),
    onChanged: (to) => {
      setStored(to);
      onStatus(to.status);
    },
  });
  return {
    saved: { ...initial, status: stored.status },
    version: stored.version,
    isOnSite: id !== undefined && stored.status === 'published',
    ...changing,
    takeStored: ({ status, version: saved }: AdminPost) => setStored({ status, version: saved }),
  };
}
