import { PUBLIC_PAGE_SIZE } from '../content/business-constants.ts';
import { type AskApi, readApi } from './client.ts';
import { readDescription } from './description.ts';
import type { Post, PostList } from './wire.gen.ts';

/** Apart from the pages: they come with what they show, and need this only on the way to another. */
const schemas = () => import('./wire.gen.ts');

export interface ListQuery {
  /** Part of a heading; "" for all. */
  search: string;
  page: number;
}

/** Below `/api/`. */
export function postListPath({ search, page }: ListQuery): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    page: `${page}`,
    limit: `${PUBLIC_PAGE_SIZE}`,
  });
  return `${search ? 'blogsearch' : 'blog'}?${query}`;
}

/** One page of the blog, newest first. */
export async function readPosts(
  { search, page }: ListQuery,
  ask: AskApi,
  signal?: AbortSignal,
): Promise<PostList> {
  const path = postListPath({ search, page });
  const list = await readApi(
    path,
    schemas().then((wire) => wire.PostList),
    ask,
    signal,
  );
  return list ?? { data: [], pagination: { page, pages: 0, limit: PUBLIC_PAGE_SIZE, total: 0 } };
}

/** A post with its text decoded. */
export type ReadPost = Omit<Post, 'description'> & { html: string };

/** Undefined when there is none at this slug. */
export function readPost(slug: string, ask: AskApi): Promise<ReadPost | undefined> {
  return readPostAt('blog', slug, ask);
}

/** A post as it is saved, by its private link; undefined when the link is not valid, or not any more. */
export function readPreview(token: string, ask: AskApi): Promise<ReadPost | undefined> {
  return readPostAt('blog-preview', token, ask);
}

async function readPostAt(kind: string, name: string, ask: AskApi): Promise<ReadPost | undefined> {
  // In a path these mean "here" and "above", however they are encoded.
  if (name === '.' || name === '..') return undefined;
  const answer = await readApi(
    `${kind}/${encodeURIComponent(name)}`,
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
