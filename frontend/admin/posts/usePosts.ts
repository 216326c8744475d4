import { useSearchParams } from 'react-router-dom';
import { listPosts } from '../../api/adminPosts.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function usePosts() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const load = useAdminQuery({
    key: ['posts', 'list', page],
    load: (token, signal) => listPosts(token, page, signal),
    failed: admin.toasts.listError,
  });
  return { page, ...load };
}
