import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../../api/orUnavailable.ts';
import { getPreview } from '../../../../api/posts.ts';
import { preview } from '../../../../content/preview.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** On the server only: no draft is cached in a browser. */
export async function data({ routeParams: { token = '' }, apiClient }: PageContextServer) {
  const post = await orUnavailable(getPreview(token, apiClient));
  if (!post) throw render(404, preview.notValid);
  return { post };
}
