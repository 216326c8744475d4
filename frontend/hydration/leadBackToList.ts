import { readListQuery, rememberListQuery } from '../stores/listQuery.ts';

/** The ways back from a post lead to the search it was found by, before the page's script is there, too. */
export function leadBackToList(): void {
  const { pathname, search } = location;
  if (pathname === '/blogs') rememberListQuery(search);
  if (!pathname.startsWith('/blog/')) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href="/blogs"]'))
    link.search = readListQuery();
}
