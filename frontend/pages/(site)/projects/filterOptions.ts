import type { filterNames } from '../../../api/projectQuery.ts';
import { projectsPage } from '../../../content/projects.ts';
import type { ShownProjects } from './readProjects.ts';

type Name = (typeof filterNames)[number];
export interface Option {
  value: string;
  label: string;
  count: number;
  isOn: boolean;
}

const { all, types, sizes } = projectsPage.filters;

/** Of values that are not words themselves. */
const labels: Partial<Record<Name, Record<string, string | undefined>>> = { type: types, size: sizes };

/** Of one filter, "All" first. The counts follow the other two choices. */
export function filterOptions({ filters, pagination, query }: ShownProjects, name: Name): Option[] {
  const chosen = query[name];
  const options = filters[name].map(({ value, label, count }) => ({
    value,
    label: labels[name]?.[value] ?? label,
    count,
    isOn: value === chosen,
  }));
  const sum = options.reduce((total, { count }) => total + count, 0);
  return [{ value: '', label: all, count: chosen ? sum : pagination.total, isOn: chosen === '' }, ...options];
}
