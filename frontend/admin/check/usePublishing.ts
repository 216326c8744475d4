import type { PostDraft } from '../draft/postDraft.ts';
import { useCheckPanel } from './useCheckPanel.ts';

interface Form {
  isOnSite: boolean;
  isBusy: boolean;
  status: PostDraft['status'];
  publish: () => void;
}

/** The button that opens the check, and the check, whose button publishes. */
export function usePublishing({ isOnSite, isBusy, status, publish }: Form) {
  const panel = useCheckPanel();
  return {
    panel,
    button: { isOnSite, isCheckOpen: panel.isOpen, onCheck: panel.open },
    publishing: {
      isOnSite,
      isBusy,
      isScheduled: status === 'scheduled',
      onPublish: () => {
        panel.leave();
        publish();
      },
    },
  };
}
