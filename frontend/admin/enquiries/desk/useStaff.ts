import { listStaff } from '../../../api/adminDesk.ts';
import { useAdminQuery } from '../../session/useAdminQuery.ts';

/** Those whom an enquiry may be given to. */
export function useStaff() {
  return useAdminQuery({ key: ['staff'], load: listStaff }).answer ?? [];
}
