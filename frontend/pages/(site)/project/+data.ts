import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { data as listData } from '../projects/+data.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The projects, and the one that the enquiry is about; a former slug names it, too. */
export async function data(pageContext: PageContextServer) {
  const { of: wanted } = pageContext.urlParsed.search;
  const { getProject } = await import('../../../api/projects.ts');
  const about = wanted ? orUnavailable(getProject(wanted, pageContext.apiClient)) : undefined;
  const [list, project] = await Promise.all([listData(pageContext), about]);
  if (!project) return { list };
  const { slug, title, type } = project.data;
  return { list, about: { slug, title, type } };
}
