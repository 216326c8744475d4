import { useSearchParams } from 'react-router-dom';
import { listPosts } from '../../api/adminPosts.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { filterIn } from '../kit/lists/listFilter.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function usePosts() {
  const [query] = useSearchParams();
  const filter = filterIn(query);
  const page = pageFrom(query.get('page'));
  const load = useAdminQuery({
    key: ['posts', 'list', filter, page],
    load: (token, signal) => listPosts(token, filter, page, signal),
    failed: admin.toasts.listError,
  });
  return { filter, page, ...load };
}
