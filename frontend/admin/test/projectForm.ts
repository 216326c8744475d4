import type { ProjectFormState } from '../projects/ProjectFormContext.ts';
import type { ProjectDraft } from '../draft/projectDraft.ts';

const nothing = () => undefined;

/** What a project's form gives its fields. */
export function projectForm(
  draft: ProjectDraft,
  messages: ProjectFormState['messages'] = {},
): ProjectFormState {
  const sending = {
    transfers: [],
    unsent: [],
    isSending: false,
    choose: nothing,
    leaveOut: nothing,
    sendAgain: nothing,
  };
  return { draft, toSend: draft, messages, change: nothing, update: nothing, sending, libraryAltTexts: {} };
}
