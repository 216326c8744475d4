import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EnquiryFilter } from '../../../api/adminEnquiries.ts';
import type { EnquiryList } from '../../../api/wire.gen.ts';
import { enquiriesAddress } from '../enquiriesAddress.ts';

interface Listed {
  filter: EnquiryFilter;
  answer: Pick<EnquiryList, 'data' | 'pagination'> | undefined;
  /** 0 while the answer is still that of another address. */
  updatedAt: number;
}

/** The last of a page has left the list, or the address names a page that does not exist. What is open stays. */
export function usePageBefore(
  { filter, answer: list, updatedAt }: Listed,
  keepIn: (listAddress: string) => void,
  inAddress?: string,
): void {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const isLeft = updatedAt > 0 && list?.data.length === 0 && list.pagination.page > 1;
  const before = isLeft ? Math.min(list.pagination.page - 1, list.pagination.pages) : undefined;
  const turn = useEffectEvent((page: number) => {
    keepIn(enquiriesAddress(filter, page));
    void navigate(enquiriesAddress(filter, page, inAddress), { replace: true, state });
  });
  useEffect(() => {
    if (before !== undefined) turn(before);
  }, [before]);
}
