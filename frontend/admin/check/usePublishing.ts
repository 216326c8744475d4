import type { FormEvent } from 'react';
import type { PostDraft } from '../draft/postDraft.ts';
import { useCheckPanel } from './useCheckPanel.ts';

interface Form {
  isOnSite: boolean;
  isBusy: boolean;
  draft: Pick<PostDraft, 'status' | 'publish_at'>;
  saved: Pick<PostDraft, 'status'>;
  submit: (event: FormEvent) => void;
  publish: () => void;
}

/** The button that opens the check, and the check, whose button publishes. */
export function usePublishing({ isOnSite, isBusy, draft, saved, submit, publish }: Form) {
  const panel = useCheckPanel();
  const isScheduled = draft.status === 'scheduled';
  // What leaves the site to appear again later is published once more.
  const staysOnSite = isOnSite && !isScheduled;
  return {
    panel,
    button: { isOnSite: staysOnSite, isCheckOpen: panel.isOpen, onCheck: panel.open },
    submit: (event: FormEvent) => {
      if (!goesLive(draft, saved)) return submit(event);
      event.preventDefault();
      panel.open();
    },
    publishing: {
      isOnSite: staysOnSite,
      isBusy,
      isScheduled,
      onPublish: () => {
        panel.leave();
        publish();
      },
    },
  };
}

/** Without a time it is refused. */
function goesLive({ status, publish_at }: Form['draft'], saved: Form['saved']): boolean {
  if (status === 'draft' || status === saved.status) return false;
  return status === 'published' || publish_at !== '';
}
