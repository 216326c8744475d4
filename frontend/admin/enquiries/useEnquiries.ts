import { useSearchParams } from 'react-router-dom';
import { listEnquiries } from '../../api/adminEnquiries.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { enquiryFilterIn } from './enquiriesAddress.ts';

export function useEnquiries() {
  const [query] = useSearchParams();
  const filter = enquiryFilterIn(query);
  const page = pageFrom(query.get('page'));
  const load = useAdminQuery({
    key: ['enquiries', filter, page],
    load: (token, signal) => listEnquiries(token, filter, page, signal),
    failed: admin.enquiries.failed,
    follows: 'seen',
  });
  return { filter, page, ...load };
}
