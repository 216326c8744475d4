import { PUBLIC_PAGE_SIZE } from '../content/business-constants.ts';
import { type ApiClient, readApi } from './apiClient.ts';
import { decodeDescription } from './decodeDescription.ts';
import type { Post, PostList } from './wire.gen.ts';

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
export async function getPosts(
  { search, page }: ListQuery,
  api: ApiClient,
  signal?: AbortSignal,
): Promise<PostList> {
  const path = postListPath({ search, page });
  const schema = schemas().then((wire) => wire.PostList);
  const list = await readApi(path, schema, api, signal);
  return list ?? { data: [], pagination: { page, pages: 0, limit: PUBLIC_PAGE_SIZE, total: 0 } };
}

export type DecodedPost = Omit<Post, 'description'> & { html: string };

export function getPost(slug: string, api: ApiClient): Promise<DecodedPost | undefined> {
  return getPostAt('blog', slug, api);
}

/** A post as it is saved; undefined when its private link is not valid. */
export function getPreview(token: string, api: ApiClient): Promise<DecodedPost | undefined> {
  return getPostAt('blog-preview', token, api);
}

async function getPostAt(kind: string, name: string, api: ApiClient): Promise<DecodedPost | undefined> {
  // In a path these mean "here" and "above", however they are encoded.
  if (name === '.' || name === '..') return undefined;
  const schema = schemas().then((wire) => wire.PostAnswer);
  const answer = await readApi(`${kind}/${encodeURIComponent(name)}`, schema, api);
  if (!answer) return undefined;
  const { description, ...post } = answer.data;
  return { ...post, html: decodeDescription(description) };
}

export async function getLatestPosts(api: ApiClient) {
  const schema = schemas().then((wire) => wire.LatestPosts);
  return (await readApi('blog-latest', schema, api))?.data ?? [];
}

/** All that visitors can read, newest first. */
export async function listPublicPosts(api: ApiClient, signal?: AbortSignal) {
  const schema = schemas().then((wire) => wire.BlogIndex);
  return (await readApi('blog-index', schema, api, signal))?.data ?? [];
}
