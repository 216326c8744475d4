import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addPost, updatePost } from '../../api/adminPosts.ts';
import { type FieldMessages, Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

export interface SaveProblem {
  messages: FieldMessages;
  sentence: string;
  /** The call never got an answer. */
  isUnreachable: boolean;
  /** Somebody else saved the blog meanwhile: which blog, and who and when in words. */
  conflict?: { id: string; sentence: string } | undefined;
}

function problemOf(error: unknown, id: string | undefined): SaveProblem {
  if (!(error instanceof Refused)) {
    // What fetch itself fails with.
    const isUnreachable = error instanceof TypeError;
    return { messages: {}, sentence: admin.toasts.saveError, isUnreachable };
  }
  const { messages, sentence = admin.toasts.saveError } = error;
  const conflict = error.conflict && id !== undefined ? { id, sentence } : undefined;
  return { messages, sentence, isUnreachable: false, conflict };
}

/** A conflict is a question, which is asked in a dialog. */
function announce({ messages, sentence, conflict }: SaveProblem): void {
  if (conflict) return;
  const each = Object.values(messages);
  for (const message of each.length > 0 ? each : [sentence]) toast.error(message);
}

/**
 * Saves a new blog, or the one with this id.
 * @returns `save`, which answers undefined when it went well and else what was wrong, already said in toasts
 */
export function useSaveBlog(id: string | undefined) {
  const call = useAdminCall();
  const [isSaving, setSaving] = useState(false);
  async function save(form: FormData): Promise<SaveProblem | undefined> {
    setSaving(true);
    try {
      await call((token) => (id === undefined ? addPost(token, form) : updatePost(token, id, form)));
      toast.success(id === undefined ? admin.toasts.added : admin.toasts.updated);
      return undefined;
    } catch (error) {
      const problem = problemOf(error, id);
      if (!(error instanceof SignedOut)) announce(problem);
      return problem;
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving };
}
