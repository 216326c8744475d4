import { useEffect } from 'react';
import { rememberListQuery } from '../../../stores/listQuery.ts';
import type { Data } from './+data.ts';
import { blogsHref } from './blogsHref.ts';
import { shownLists, useHasFailed } from './loadList.ts';

export function useRememberedList(list: Data): void {
  const { search, page } = list;
  const hasFailed = useHasFailed(list);
  useEffect(() => rememberListQuery(blogsHref({ search, page }).slice('/blogs'.length)), [search, page]);
  useEffect(() => {
    if (!hasFailed) shownLists.set(blogsHref(list), list);
  }, [list, hasFailed]);
}
