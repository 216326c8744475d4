import { useEffect } from 'react';
import { rememberListQuery } from '../../../stores/listQuery.ts';
import { blogsHref } from './blogsHref.ts';

/** A post's way back leads to this page of the list, with this search. */
export function useRememberedQuery({ search, page }: { search: string; page: number }): void {
  useEffect(() => rememberListQuery(blogsHref({ search, page }).slice('/blogs'.length)), [search, page]);
}
