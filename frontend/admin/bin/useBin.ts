import { useSearchParams } from 'react-router-dom';
import { listBin } from '../../api/adminPosts.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function useBin() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const load = useAdminQuery({
    key: ['posts', 'bin', page],
    load: (token, signal) => listBin(token, page, signal),
    failed: admin.bin.failed,
  });
  return { page, ...load };
}
