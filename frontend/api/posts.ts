import { PUBLIC_PAGE_SIZE } from '../content/business-constants.ts';
import { type AskApi, readApi } from './client.ts';
import { readDescription } from './description.ts';
import type { PostList } from './wire.gen.ts';

/** Apart from the pages: they come with what they show, and need this only on the way to another. */
const schemas = () => import('./wire.gen.ts');

export interface ListQuery {
  /** Part of a heading; "" for all. */
  search: string;
  page: number;
}

/** One page of the blog, newest first. */
export async function readPosts(
  { search, page }: ListQuery,
  ask: AskApi,
  signal?: AbortSignal,
): Promise<PostList> {
  const query = new URLSearchParams({
    ...(search && { search }),
    page: `${page}`,
    limit: `${PUBLIC_PAGE_SIZE}`,
  });
  const path = `${search ? 'blogsearch' : 'blog'}?${query}`;
  const list = await readApi(
    path,
    schemas().then((wire) => wire.PostList),
    ask,
    signal,
  );
  return list ?? { data: [], pagination: { page, pages: 0, limit: PUBLIC_PAGE_SIZE, total: 0 } };
}

/** The post with its text decoded; undefined when there is none at this slug. */
export async function readPost(slug: string, ask: AskApi) {
  const answer = await readApi(
    `blog/${encodeURIComponent(slug)}`,
    schemas().then((wire) => wire.PostAnswer),
    ask,
  );
  if (!answer) return undefined;
  const { description, ...post } = answer.data;
  return { ...post, html: readDescription(description) };
}

export async function readLatestPosts(ask: AskApi) {
  return (
    (
      await readApi(
        'blog-latest',
        schemas().then((wire) => wire.LatestPosts),
        ask,
      )
    )?.data ?? []
  );
}
