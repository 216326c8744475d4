import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PostToSave, savePost } from '../../api/adminPosts.ts';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { ApiError, type FieldMessages } from '../../api/ApiError.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { momentProblem } from '../writing/momentProblem.ts';
import type { SaveKey } from '../writing/useSaveKey.ts';
import { sayStored } from '../writing/sayStored.ts';
import { dismissToasts, problemOf, showToasts, withoutCorrected } from '../writing/saveProblem.ts';

interface Save extends Omit<PostToSave, 'idempotencyKey' | 'sentAt'> {
  draft: PostDraft;
}

interface SaveResult {
  onSaved: (post: AdminPost, sent: PostDraft) => void;
  fields: { messages: FieldMessages; setMessages: (refused: FieldMessages) => void };
  saveKey: SaveKey;
}

const NOT_SENT: UploadStatus = { progress: 0, isWaiting: false };

export function useSavePost({ onSaved, fields, saveKey }: SaveResult) {
  const [status, setStatus] = useState(NOT_SENT);
  const { mutate, error, variables, isPending, reset } = useMutation({
    onMutate() {
      dismissToasts();
      saveKey.onSend();
    },
    async mutationFn({ draft, ...post }: Save) {
      const messages = momentProblem(draft);
      if (messages['publish_at']) throw new ApiError(400, { message: admin.schedule.missing, messages });
      const sent = { ...post, ...saveKey.attempt() };
      return adminCall((token) => savePost(token, sent, setStatus));
    },
    onSuccess({ data }, { id, draft }) {
      sayStored(id === undefined ? admin.toasts.added : admin.toasts.updated);
      onSaved(data, draft);
    },
    onError(failure, { id }) {
      saveKey.onFailed(failure);
      if (failure instanceof SessionOver) return;
      const problem = problemOf(failure, id);
      showToasts(problem);
      fields.setMessages(problem.messages);
    },
    onSettled: () => setStatus(NOT_SENT),
  });
  return {
    save: mutate,
    problem: error ? withoutCorrected(problemOf(error, variables.id), fields.messages) : undefined,
    dismissProblem: reset,
    isSaving: isPending,
    status: isPending ? status : undefined,
  };
}
