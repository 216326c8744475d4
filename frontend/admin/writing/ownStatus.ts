import type { PostDraft } from '../draft/postDraft.ts';

type Publication = Pick<PostDraft, 'status' | 'publish_at'>;

interface Asked {
  draft: Publication;
  asked: PostDraft['status'];
  theirs: Publication;
}

/** Publishing changes the status that is sent, not that of the form: should it fail, the form has what is stored. */
export function ownStatus(next: Publication, { draft, asked, theirs }: Asked): Publication {
  const { status, publish_at } = draft.status === asked ? next : theirs;
  return { status, publish_at };
}
