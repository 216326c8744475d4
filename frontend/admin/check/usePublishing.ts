import type { PostDraft } from '../draft/postDraft.ts';
import { isOver } from '../kit/time/isOver.ts';
import { useCheckPanel } from './useCheckPanel.ts';

interface Form {
  isOnSite: boolean;
  isBusy: boolean;
  draft: Pick<PostDraft, 'status' | 'publish_at'>;
  saved: Pick<PostDraft, 'status' | 'publish_at'>;
  save: () => void;
  publish: () => void;
}

/** The button that opens the check, and the check, whose button publishes. */
export function usePublishing({ isOnSite, isBusy, draft, saved, save, publish }: Form) {
  const panel = useCheckPanel();
  const isScheduled = draft.status === 'scheduled';
  const isLater = isScheduled && !isOver(draft.publish_at);
  // What leaves the site to appear again later is published once more.
  const staysOnSite = isOnSite && !isScheduled;
  return {
    panel,
    button: {
      isOnSite: staysOnSite,
      isCheckOpen: panel.isOpen,
      onCheck: panel.open,
      onSave: () => (goesLive(draft, saved) ? panel.open() : save()),
    },
    publishing: {
      isOnSite: staysOnSite,
      isBusy,
      isScheduled: isLater,
      isLeaving: isOnSite && isLater,
      onPublish: () => {
        panel.leave();
        publish();
      },
    },
  };
}

function goesLive(draft: Form['draft'], saved: Form['saved']): boolean {
  const { status, publish_at } = draft;
  if (status === 'draft') return false;
  if (status === 'published') return saved.status !== 'published';
  // Without a time it is refused.
  if (publish_at === '') return false;
  return saved.status !== 'scheduled' || (isOver(publish_at) && !isOver(saved.publish_at));
}
