import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../../api/orUnavailable.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { slug = '' } = pageContext.routeParams;
  const { searchOriginal } = pageContext.urlParsed;
  const { getProject } = await import('../../../../api/projects.ts');
  const answer = await orUnavailable(getProject(slug, pageContext.apiClient));
  if (!answer) throw render(404);
  const { data: project, ...around } = answer;
  if (project.slug !== slug) throw redirect(`/projects/${project.slug}${searchOriginal ?? ''}`, 301);
  return { project, ...around };
}
