import { addressWith } from './addressWith.ts';

export const filterNames = ['type', 'place', 'size'] as const;

/** What a visitor has chosen; "" for all. */
export type ProjectChoice = Record<(typeof filterNames)[number], string>;
export type ProjectQuery = ProjectChoice & { page: number };

/** Below `/` for the page and below `/api/` for its list, in one form for one list. */
export function projectListPath({ page, ...choice }: ProjectQuery): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (choice[name]) query.set(name, choice[name]);
  if (page > 1) query.set('page', `${page}`);
  return addressWith('projects', query);
}
