import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { projectsIntro } from '../../../content/projects.ts';
import { readProjects } from './readProjects.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** A page after the last one is 404; a choice that nothing fits is an empty list. */
export async function data(pageContext: PageContextServer) {
  const list = await orUnavailable(readProjects(pageContext.urlParsed.search, pageContext.apiClient));
  if (list.data.length === 0 && list.query.page > 1) pageContext.statusCode = 404;
  return { ...list, ...projectsIntro(list.everything) };
}
