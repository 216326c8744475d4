import type { PageContext } from 'vike/types';
import { apiClientOf } from '../../../api/apiClientOf.ts';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { filterNames, type ProjectChoice, type ProjectQuery } from '../../../api/projectQuery.ts';
import type { ProjectList } from '../../../api/wire.gen.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';

export type Data = ProjectList & { query: ProjectQuery };

/** A page after the last one is 404; a choice that nothing fits is an empty list. */
export async function data(pageContext: PageContext): Promise<Data> {
  const { type = '', place = '', size = '', page } = pageContext.urlParsed.search;
  const query = { type, place, size, page: pageFrom(page) };
  const { getProjects } = await import('../../../api/projects.ts');
  const list = await orUnavailable(getProjects(query, apiClientOf(pageContext)));
  if (list.data.length === 0 && query.page > 1 && !pageContext.isClientSide) pageContext.statusCode = 404;
  return { ...list, query: { ...query, ...knownChoice(list, query) } };
}

/** Without what nothing can have, which the list leaves out of account. */
function knownChoice({ filters }: ProjectList, choice: ProjectChoice): ProjectChoice {
  const known = { type: '', place: '', size: '' };
  for (const name of filterNames)
    if (filters[name].some(({ value }) => value === choice[name])) known[name] = choice[name];
  return known;
}
