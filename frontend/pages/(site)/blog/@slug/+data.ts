import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { ApiClient } from '../../../../api/apiClient.ts';
import { orUnavailable } from '../../../../api/orUnavailable.ts';
import { getLatestPosts, getPost } from '../../../../api/posts.ts';
import { states } from '../../../../content/states.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { slug = '' } = pageContext.routeParams;
  const { searchOriginal } = pageContext.urlParsed;
  const api = pageContext.apiClient;
  const [post, latest] = await Promise.all([orUnavailable(getPost(slug, api)), latestOrNone(api)]);
  if (!post) throw render(404, states.blogNotFound);
  if (post.slug !== slug) throw redirect(`/blog/${post.slug}${searchOriginal ?? ''}`, 301);
  return { post, latest: latest.filter((other) => other.id !== post.id) };
}

async function latestOrNone(api: ApiClient): ReturnType<typeof getLatestPosts> {
  try {
    return await getLatestPosts(api);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the post can be read without them; the reason belongs in the log
    console.error(error);
    return [];
  }
}
