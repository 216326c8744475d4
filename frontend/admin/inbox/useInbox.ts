import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router-dom';
import { listEnquiries } from '../../api/adminEnquiries.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

/** One page of the enquiries, by the address, which keeps what is searched for. */
export function useInbox() {
  const [query] = useSearchParams();
  const filter = { search: query.get('search') ?? '', state: query.get('state') ?? '' };
  const page = pageFrom(query.get('page'));
  const { answer, isLoading, error, reload } = useAdminLoad(`enquiries ${page} ${JSON.stringify(filter)}`, {
    load: (token, signal) => listEnquiries(token, filter, page, signal),
    onFailure: () => toast.error(admin.inbox.failed, { id: 'inbox' }),
  });
  return { list: answer, filter, page, isLoading, hasFailed: Boolean(error), reload };
}
