import type { PageContext } from 'vike/types';
import { askApi } from '../../../api/askApi.ts';
import { newestCall } from '../../../api/newestCall.ts';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { readPosts } from '../../../api/posts.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** One page of the list, or of what a search finds in the headings. */
export async function data(pageContext: PageContext) {
  const { search = '', page } = pageContext.urlParsed.search;
  const query = { search: search.replaceAll(/\p{Cc}/gu, '').trim(), page: pageFrom(page) };
  const read = (signal?: AbortSignal) => readPosts(query, askApi(pageContext), signal);
  const list = await orUnavailable(pageContext.isClientSide ? newestCall('blogs', read) : read());
  return { ...query, ...list };
}
