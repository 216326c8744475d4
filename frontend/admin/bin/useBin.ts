import { useSearchParams } from 'react-router-dom';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import type { BinKind } from './BinKind.ts';

export function useBin(kind: BinKind) {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const load = useAdminQuery({
    key: [kind.key, 'bin', page],
    load: (token, signal) => kind.list(token, page, signal),
    failed: admin.bin.failed,
  });
  return { page, ...load };
}
