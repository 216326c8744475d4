import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { type ListQuery, getPosts } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** A page after the last one is 404. */
export async function data(pageContext: PageContextServer): Promise<ListQuery & PostList> {
  const { search = '', page } = pageContext.urlParsed.search;
  const query = { search: search.replaceAll(/\p{Cc}/gu, '').trim(), page: pageFrom(page) };
  const list = await orUnavailable(getPosts(query, pageContext.apiClient));
  if (list.data.length === 0 && query.page > 1) pageContext.statusCode = 404;
  return { ...query, ...list };
}
