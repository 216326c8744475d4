import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { savePost } from '../../api/adminPosts.ts';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { ApiError, type FieldMessages } from '../../api/ApiError.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { type ChosenPictures, type PostDraft, type PresentPictures, toFormData } from '../draft/postDraft.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import type { MeetingSave } from '../writing/useMeeting.ts';
import { momentProblem } from '../writing/momentProblem.ts';
import { saveWithTheirs } from '../writing/saveWithTheirs.ts';
import type { SaveKey } from '../writing/useSaveKey.ts';
import { sayStored } from '../writing/sayStored.ts';
import { dismissToasts, problemOf, showToasts } from '../writing/saveProblem.ts';
import { type TheirPost, heldDraft } from './seenDraft.ts';

export interface PostSave extends MeetingSave<PostDraft, TheirPost> {
  held: PostDraft;
  pictures: ChosenPictures;
  original: string;
  restoredFrom: number | undefined;
  present: PresentPictures | undefined;
}

export function toHeld({ draft, held, pictures, theirs }: PostSave) {
  return theirs ? heldDraft(draft, theirs.post, pictures) : { draft: held, pictures };
}

function formOf(save: PostSave): FormData {
  const { version, restoredFrom, present, theirs } = save;
  const { draft, pictures } = toHeld(save);
  return toFormData({
    draft,
    pictures,
    version,
    restoredFrom,
    present,
    // Over what a colleague has written a blank one is sent as nothing, which leaves it.
    original: theirs ? '' : save.original,
  });
}

interface SaveResult {
  onSaved: (post: AdminPost, sent: PostSave) => void;
  combine: (save: PostSave) => Promise<PostSave | undefined>;
  onRefused: (messages: FieldMessages) => void;
  saveKey: SaveKey;
}

const NOT_SENT: UploadStatus = { progress: 0, isWaiting: false };

export function useSavePost({ onSaved, combine, onRefused, saveKey }: SaveResult) {
  const [status, setStatus] = useState(NOT_SENT);
  const { mutate, error, variables, isPending, reset } = useMutation({
    onMutate() {
      dismissToasts();
      saveKey.onSend();
    },
    mutationFn: (save: PostSave) =>
      saveWithTheirs(save, {
        async send(one) {
          const messages = momentProblem(one.draft);
          if (messages['publish_at']) throw new ApiError(400, { message: admin.schedule.missing, messages });
          const sent = { id: one.id, form: formOf(one), ...saveKey.attempt() };
          return adminCall((token) => savePost(token, sent, setStatus));
        },
        combine,
      }),
    onSuccess({ answer: { data }, sent }, { id }) {
      sayStored(id === undefined ? admin.toasts.added : admin.toasts.updated);
      onSaved(data, sent);
    },
    onError(failure, { id }) {
      saveKey.onFailed(failure);
      if (failure instanceof SessionOver) return;
      const problem = problemOf(failure, id);
      showToasts(problem);
      onRefused(problem.messages);
    },
    onSettled: () => setStatus(NOT_SENT),
  });
  return {
    save: mutate,
    problem: error ? problemOf(error, variables.id) : undefined,
    dismissProblem: reset,
    isSaving: isPending,
    status: isPending ? status : undefined,
  };
}
