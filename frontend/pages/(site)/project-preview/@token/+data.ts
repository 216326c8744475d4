import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../../api/orUnavailable.ts';
import { getProjectPreview } from '../../../../api/projects.ts';
import { preview } from '../../../../content/preview.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** On the server only: no draft is cached in a browser. */
export async function data({ routeParams: { token = '' }, apiClient }: PageContextServer) {
  const project = await orUnavailable(getProjectPreview(token, apiClient));
  if (!project) throw render(404, preview.notValid);
  return { project };
}
