import { readAdminPost } from '../../api/adminPosts.ts';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function usePostToEdit(id: string) {
  const { answer, error, reload } = useAdminQuery({
    key: ['post', id],
    load: (token, signal) => readAdminPost(token, id, signal),
    failed: admin.toasts.loadError,
  });
  const failure = error ? sentenceOf(error, admin.form.loadFailed) : undefined;
  const isGone = error instanceof ApiError && error.status === 404;
  return { post: answer, failure, isGone, retry: reload };
}
