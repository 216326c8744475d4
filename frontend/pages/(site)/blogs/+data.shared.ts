import type { PageContext, PageContextClient } from 'vike/types';
import { apiClientOf } from '../../../api/apiClientOf.ts';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { type ListQuery, getPosts } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';
import { PUBLIC_PAGE_SIZE } from '../../../content/business-constants.ts';
import { blogsHref } from './blogsHref.ts';
import { loadList, shownLists } from './loadList.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** A page after the last one is 404. */
export async function data(pageContext: PageContext): Promise<ListQuery & PostList> {
  const { search = '', page } = pageContext.urlParsed.search;
  const query = { search: search.replaceAll(/\p{Cc}/gu, '').trim(), page: pageFrom(page) };
  if (pageContext.isClientSide) return { ...query, ...(await listInBrowser(query, pageContext)) };
  const list = await orUnavailable(getPosts(query, apiClientOf(pageContext)));
  if (list.data.length === 0 && query.page > 1) pageContext.statusCode = 404;
  return { ...query, ...list };
}

/** Never an error page: a list that fails to load stays as it was last shown, or is empty with a notice. */
async function listInBrowser(query: ListQuery, { list }: PageContextClient): Promise<PostList> {
  return (
    list ??
    (await loadList(query)) ??
    shownLists.get(blogsHref(query)) ?? {
      data: [],
      pagination: { page: query.page, pages: 0, limit: PUBLIC_PAGE_SIZE, total: 0 },
    }
  );
}
