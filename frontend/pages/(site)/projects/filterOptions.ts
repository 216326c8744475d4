import { filterNames } from '../../../api/projectQuery.ts';
import { projectsPage } from '../../../content/projects.ts';
import type { ShownProjects } from './readProjects.ts';

type Name = (typeof filterNames)[number];
export interface Option {
  value: string;
  label: string;
  /** Undefined where it is not known: a project may have no value of a filter. */
  count: number | undefined;
  isOn: boolean;
}

const { all, types, sizes } = projectsPage.filters;

/** Of values that are not words themselves. */
const labels: Partial<Record<Name, Record<string, string | undefined>>> = { type: types, size: sizes };

/** Of one filter, "All" first. The counts follow the other two choices. */
export function filterOptions(
  { filters, pagination, everything, query }: ShownProjects,
  name: Name,
): Option[] {
  const chosen = query[name];
  const options = filters[name].map(({ value, label, count }) => ({
    value,
    label: labels[name]?.[value] ?? label,
    count,
    isOn: value === chosen,
  }));
  const isAlone = filterNames.every((other) => other === name || !query[other]);
  const count = isAlone ? everything : undefined;
  return [
    { value: '', label: all, count: chosen ? count : pagination.total, isOn: chosen === '' },
    ...options,
  ];
}
