import { toast } from 'react-hot-toast/headless';
import { readPost } from '../../api/adminPosts.ts';
import { Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

function sentenceOf(error: unknown): string | undefined {
  if (!error) return undefined;
  return (error instanceof Refused && error.sentence) || admin.form.loadFailed;
}

/** The blog with this id; `failure` is a sentence when it could not be had, perhaps because it is gone. */
export function usePostToEdit(id: string) {
  const { answer, error, reload } = useAdminLoad(id, {
    load: (token, signal) => readPost(token, id, signal),
    onFailure: () => toast.error(admin.toasts.loadError, { id: 'load' }),
  });
  const isGone = error instanceof Refused && error.status === 404;
  return { post: answer, failure: sentenceOf(error), isGone, retry: reload };
}
