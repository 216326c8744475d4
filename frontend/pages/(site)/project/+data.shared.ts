import type { PageContext } from 'vike/types';
import { apiClientOf } from '../../../api/apiClientOf.ts';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { data as listData } from '../projects/+data.shared.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The projects, and the one that the enquiry is about; a former slug names it, too. */
export async function data(pageContext: PageContext) {
  const { of: wanted } = pageContext.urlParsed.search;
  const { getProject } = await import('../../../api/projects.ts');
  const about = wanted ? orUnavailable(getProject(wanted, apiClientOf(pageContext))) : undefined;
  const [list, project] = await Promise.all([listData(pageContext), about]);
  return { list, about: project && { slug: project.data.slug, title: project.data.title } };
}
