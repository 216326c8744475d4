import { useState } from 'react';
import { changePostStatus } from '../../api/adminPosts.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { useGoneLive } from '../writing/useGoneLive.ts';
import type { PostFormState } from './PostFormContext.ts';
import { useUnpublish } from '../writing/useUnpublish.ts';

interface StoredPost {
  id: string | undefined;
  initial: PostDraft;
  version: number | undefined;
  state: Pick<PostFormState, 'draft' | 'change'>;
}

/** What the server has, also after a save or a change of status that the form stays open for. */
export function usePostStatus({ id, initial, version, state: { draft, change } }: StoredPost) {
  const [stored, setStored] = useState({ status: initial.status, version });
  const publish_at = stored.status === 'scheduled' ? initial.publish_at : '';
  useGoneLive({ status: stored.status, publish_at }, draft, (now) => {
    setStored({ ...stored, status: 'published' });
    change('status', now.status);
    change('publish_at', now.publish_at);
  });
  const changing = useUnpublish({
    noun: 'blog',
    version: stored.version,
    change: (token, to, key) => changePostStatus(token, id ?? '', to, key),
    onChanged: (to) => {
      setStored(to);
      change('status', to.status);
    },
  });
  return {
    saved: { ...initial, status: stored.status, publish_at },
    version: stored.version,
    isOnSite: id !== undefined && stored.status === 'published',
    ...changing,
    takeStored: ({ status, version: saved }: AdminPost) => setStored({ status, version: saved }),
  };
}
