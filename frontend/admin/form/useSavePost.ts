import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type PostToSave, savePost } from '../../api/adminPosts.ts';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { ApiError, type FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';

export interface SaveProblem {
  messages: FieldMessages;
  sentence: string;
  isUnreachable: boolean;
  /** Somebody has deleted the post meanwhile. */
  isGone: boolean;
  /** Somebody else has saved the post meanwhile: the sentence tells who and when. */
  conflict?: { id: string; sentence: string } | undefined;
}

function problemOf(error: unknown, id: string | undefined): SaveProblem {
  if (!(error instanceof ApiError)) {
    // As from fetch without a network.
    const isUnreachable = error instanceof TypeError;
    return { messages: {}, sentence: admin.toasts.saveError, isUnreachable, isGone: false };
  }
  const { messages, sentence = admin.toasts.saveError } = error;
  const conflict = error.conflict && id !== undefined ? { id, sentence } : undefined;
  return { messages, sentence, isUnreachable: false, isGone: error.status === 404, conflict };
}

/** Not for a conflict, which opens a dialog. */
function showToasts({ messages, sentence, conflict }: SaveProblem): void {
  if (conflict) return;
  const each = Object.values(messages);
  for (const message of each.length > 0 ? each : [sentence]) toast.error(message);
}

interface SaveResult {
  onSaved: () => void;
  onRefused: (messages: FieldMessages) => void;
}

const NOT_SENT: UploadStatus = { progress: 0, isWaiting: false };

export function useSavePost({ onSaved, onRefused }: SaveResult) {
  const [status, setStatus] = useState(NOT_SENT);
  const { mutate, error, variables, isPending, reset } = useMutation({
    mutationFn: (post: PostToSave) => adminCall((token) => savePost(token, post, setStatus)),
    onSuccess(_saved, { id }) {
      toast.success(id === undefined ? admin.toasts.added : admin.toasts.updated);
      onSaved();
    },
    onError(failure, { id }) {
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
