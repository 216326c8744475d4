import type { ApiClient } from '../../../api/apiClient.ts';
import { filterNames, type ProjectChoice, type ProjectQuery } from '../../../api/projectQuery.ts';
import type { ProjectList } from '../../../api/wire.gen.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';

export type ShownProjects = ProjectList & { query: ProjectQuery };

/** @param search of the address @throws ApiUnavailable */
export async function readProjects(
  search: Record<string, string>,
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ShownProjects> {
  const { type = '', place = '', size = '', page } = search;
  const query = { type, place, size, page: pageFrom(page) };
  const { getProjects } = await import('../../../api/projects.ts');
  const list = await getProjects(query, api, signal);
  return { ...list, query: { ...query, ...knownChoice(list, query) } };
}

/** Without what nothing can have, which the list leaves out of account. */
function knownChoice({ filters }: ProjectList, choice: ProjectChoice): ProjectChoice {
  const known = { type: '', place: '', size: '' };
  for (const name of filterNames)
    if (filters[name].some(({ value }) => value === choice[name])) known[name] = choice[name];
  return known;
}
