import { useEffect } from 'react';
import { rememberListQuery } from '../../../stores/listQuery.ts';
import type { Data } from './+data.shared.ts';
import { blogsHref } from './blogsHref.ts';
import { shownLists, useIsUnread } from './readList.ts';

/** A post's way back leads to this page of the list, with this search. */
export function useRememberedList(list: Data): void {
  const { search, page } = list;
  const isUnread = useIsUnread(list);
  useEffect(() => rememberListQuery(blogsHref({ search, page }).slice('/blogs'.length)), [search, page]);
  useEffect(() => {
    if (!isUnread) shownLists.set(blogsHref(list), list);
  }, [list, isUnread]);
}
