import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router-dom';
import { listPosts } from '../../api/adminPosts.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

/** One page of the blogs, by the address. The rows before stay in view while others are on their way. */
export function useBlogList() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const { answer, isLoading, error, reload } = useAdminLoad(`page ${page}`, {
    load: (token, signal) => listPosts(token, page, signal),
    onFailure: () => toast.error(admin.toasts.listError, { id: 'list' }),
  });
  return { list: answer, page, isLoading, hasFailed: Boolean(error), reload };
}
