import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { savePost } from '../../api/adminPosts.ts';
import { type FieldMessages, Refused } from '../../api/adminRequest.ts';
import type { UploadProgress } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

export interface SaveProblem {
  messages: FieldMessages;
  sentence: string;
  /** The call never got an answer. */
  isUnreachable: boolean;
  /** Somebody deleted the blog meanwhile. */
  isGone: boolean;
  /** Somebody else saved the blog meanwhile: which blog, and who and when in words. */
  conflict?: { id: string; sentence: string } | undefined;
}

function problemOf(error: unknown, id: string | undefined): SaveProblem {
  if (!(error instanceof Refused)) {
    // What fetch itself fails with.
    const isUnreachable = error instanceof TypeError;
    return { messages: {}, sentence: admin.toasts.saveError, isUnreachable, isGone: false };
  }
  const { messages, sentence = admin.toasts.saveError } = error;
  const conflict = error.conflict && id !== undefined ? { id, sentence } : undefined;
  return { messages, sentence, isUnreachable: false, isGone: error.status === 404, conflict };
}

/** A conflict is a question, which is asked in a dialog. */
function announce({ messages, sentence, conflict }: SaveProblem): void {
  if (conflict) return;
  const each = Object.values(messages);
  for (const message of each.length > 0 ? each : [sentence]) toast.error(message);
}

/**
 * Saves blogs.
 * @param key keeps a save from being taken for another one when its first answer was lost
 * @returns `save`, which answers undefined when it went well and else what was wrong, already said in toasts, and
 * while it is under way how far it has come
 */
export function useSaveBlog(key: string) {
  const call = useAdminCall();
  const [progress, setProgress] = useState<UploadProgress>();
  /** @param id undefined for a new blog */
  async function save(form: FormData, id: string | undefined): Promise<SaveProblem | undefined> {
    setProgress({ part: 0, isWaiting: false });
    try {
      await call((token) => savePost(token, { id, key }, form, setProgress));
      toast.success(id === undefined ? admin.toasts.added : admin.toasts.updated);
      return undefined;
    } catch (error) {
      const problem = problemOf(error, id);
      if (!(error instanceof SignedOut)) announce(problem);
      return problem;
    } finally {
      setProgress(undefined);
    }
  }
  return { save, progress };
}
