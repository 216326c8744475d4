import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router-dom';
import { listBin } from '../../api/adminPosts.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

/** One page of the bin, by the address. */
export function useBin() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const { answer, isLoading, error, reload } = useAdminLoad(`bin ${page}`, {
    load: (token, signal) => listBin(token, page, signal),
    onFailure: () => toast.error(admin.bin.failed, { id: 'bin' }),
  });
  return { bin: answer, page, isLoading, hasFailed: Boolean(error), reload };
}
