import { useSearchParams } from 'react-router-dom';
import { listAddresses, listMissed } from '../../api/adminAddresses.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { ADDRESSES_KEY } from './addressesKey.ts';

/** Until all are asked for. */
const FIRST_SHOWN = 5;

export interface ShownAddresses {
  isAll: boolean;
  page: number;
  search: string;
}

export function useAddresses() {
  const [query] = useSearchParams();
  const shown: ShownAddresses = {
    isAll: query.has('all'),
    page: pageFrom(query.get('page')),
    search: query.get('search') ?? '',
  };
  const { isAll, page, search } = shown;
  const filter = isAll ? { page, search } : { page: 1, search: '', limit: FIRST_SHOWN };
  const { failed } = admin.addresses;
  const leading = useAdminQuery({
    key: [...ADDRESSES_KEY, 'leading', filter],
    load: (token, signal) => listAddresses(token, filter, signal),
    failed,
  });
  const missed = useAdminQuery({ key: [...ADDRESSES_KEY, 'missed'], load: listMissed, failed });
  return {
    shown,
    leading: leading.answer,
    missed: missed.answer,
    hasFailed: leading.error !== null || missed.error !== null,
    isLoading: leading.isLoading || missed.isLoading,
    reload: () => {
      leading.reload();
      missed.reload();
    },
  };
}
