import { type ProjectContent, projectTypes, sizeBands } from 'content/schemas/project';
import { z } from 'zod';
import { pageQuery } from '../../pagination/page-query.schema.js';
import { slugFrom } from '../../publication/slug.js';
import { studio } from '../../studio/studio.js';
import type { PortfolioEntry } from './portfolio.repository.js';
import type { FilterOption, ProjectList } from './project.schema.js';

const choice = z.string().default('').catch('');
export const projectQuery = pageQuery(studio.pageSizes.projects).extend({
  type: choice,
  place: choice,
  size: choice,
});
export type ProjectQuery = z.infer<typeof projectQuery>;

type Filter = keyof ProjectList['filters'];
type Chosen = Pick<ProjectQuery, Filter>;
const FILTERS = ['type', 'place', 'size'] as const;

const valueOf: Record<Filter, (content: ProjectContent) => string> = {
  type: ({ type }) => type,
  place: ({ district }) => slugFrom(district),
  size: ({ size_sqft }) =>
    sizeBands.find(({ over, upTo }) => size_sqft !== null && size_sqft > over && size_sqft <= upTo)?.value ??
    '',
};

/** The projects that fit, and how many each further choice would leave. A choice that nothing can have is none. */
export function filterProjects(
  all: PortfolioEntry[],
  query: Chosen,
): { fitting: PortfolioEntry[]; filters: ProjectList['filters'] } {
  const options = {
    type: named(projectTypes),
    place: placesOf(all),
    size: named(sizeBands.map(({ value }) => value)),
  };
  const chosen: Chosen = { type: '', place: '', size: '' };
  for (const filter of FILTERS)
    if (options[filter].some(({ value }) => value === query[filter])) chosen[filter] = query[filter];
  const counted = (filter: Filter): FilterOption[] => {
    const others = all.filter((entry) => fits(entry, { ...chosen, [filter]: '' }));
    const values = others.map(({ content }) => valueOf[filter](content));
    return options[filter].map((option) => ({
      ...option,
      count: values.filter((value) => value === option.value).length,
    }));
  };
  const filters = { type: counted('type'), place: counted('place'), size: counted('size') };
  return { fitting: all.filter((entry) => fits(entry, chosen)), filters };
}

function fits({ content }: PortfolioEntry, chosen: Chosen): boolean {
  return FILTERS.every((filter) => chosen[filter] === '' || chosen[filter] === valueOf[filter](content));
}

function named(values: readonly string[]): Omit<FilterOption, 'count'>[] {
  return values.map((value) => ({ value, label: value }));
}

function placesOf(all: PortfolioEntry[]): Omit<FilterOption, 'count'>[] {
  const labels = new Map(all.map(({ content }) => [valueOf.place(content), content.district]));
  labels.delete('');
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, studio.locale.language));
}
