import type { ReactNode } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { ListTools } from './ListTools.tsx';
import { type ListFilter, filterAddress, filterIn } from './listFilter.ts';
import { SearchField } from './SearchField.tsx';

const STATES = ['draft', 'scheduled', 'published'] as const;

interface FilterToolsProps {
  /** Of the list. */
  path: string;
  filter: ListFilter;
  searchLabel: string;
  children?: ReactNode;
}

/** Above a list of posts or projects: their states, and a search. */
export function FilterTools({ path, filter, searchLabel, children }: FilterToolsProps) {
  const tabOf = (state: string, label: string) => ({
    label,
    address: filterAddress(path, { ...filter, state }),
    isCurrent: filter.state === state,
  });
  const tabs = [
    tabOf('', admin.finding.all),
    ...STATES.map((state) => tabOf(state, admin.schedule.choices[state])),
  ];
  const addressFor = (search: string) =>
    // The browser's address is ahead of the router's while a screen is rendered.
    filterAddress(path, { ...filterIn(new URLSearchParams(location.search)), search });
  return (
    <ListTools label={admin.finding.show} tabs={tabs}>
      {children}
      <SearchField label={searchLabel} search={filter.search} addressFor={addressFor} />
    </ListTools>
  );
}
