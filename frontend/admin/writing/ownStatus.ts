import type { PostDraft } from '../draft/postDraft.ts';
import type { Publication } from '../draft/presentStatus.ts';

interface Asked {
  draft: Publication;
  asked: PostDraft['status'];
  theirs: Publication;
}

/** Publishing changes the status that is sent, not that of the form, in which it would wait for a time that they have chosen. */
export function ownStatus(next: Publication, { draft, asked, theirs }: Asked): Publication {
  const { status, publish_at } = draft.status === asked || theirs.status === 'scheduled' ? next : theirs;
  return { status, publish_at };
}
