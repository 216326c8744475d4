import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { EnquiryFilter } from '../../api/adminEnquiries.ts';
import type { EnquiryList } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { Loading } from '../kit/Loading.tsx';
import { NothingFits } from '../kit/lists/NothingFits.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { useRole } from '../kit/useRole.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { DeskFilter } from './desk/DeskFilter.tsx';
import { EnquiryPane } from './pane/EnquiryPane.tsx';
import { EnquiryRows } from './list/EnquiryRows.tsx';
import { ExportButton } from './list/ExportButton.tsx';
import { FindMarks } from './list/FindMarks.tsx';
import { FurtherFilters } from './list/FurtherFilters.tsx';
import styles from './EnquiriesPage.module.css';
import { SourceFilter } from './list/SourceFilter.tsx';
import { enquiriesAddress, searchAddress } from './enquiriesAddress.ts';
import { useEnquiries } from './useEnquiries.ts';
import { useLeftRow } from './list/useLeftRow.ts';
import { usePageBefore } from './list/usePageBefore.ts';
import { useSelectedEnquiry } from './list/useSelectedEnquiry.ts';

const words = admin.enquiries;

export function EnquiriesPage() {
  const { id } = useParams();
  const { page, ...load } = useEnquiries();
  const { filter, answer: list, isLoading, failure, reload } = load;
  const address = enquiriesAddress(filter, page);
  const { selected, onChange, keepIn } = useSelectedEnquiry(address, load, id);
  usePageBefore(load, keepIn, id);
  const open = id ?? selected;
  const isOpened = id !== undefined;
  useLeftRow(id);
  const timesLeft = useUnsaved((store) => store.timesLeft);
  return (
    <AdminPage
      title={words.title}
      note={words.promise}
      actions={<OwnerActs isOpen={isOpened} filter={filter} />}
      isOpened={isOpened}
    >
      <Filters list={list} filter={filter} isOpen={isOpened} />
      {failure && <FailedList sentence={words.failed} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list?.pagination.total === 0 && !id && <NoEnquiries filter={filter} />}
      {list && open && (
        <div className={styles['enquiries']} data-open={id} aria-busy={isLoading}>
          <EnquiryRows enquiries={list.data} {...{ open, isOpened, filter, page }} />
          <EnquiryPane key={`${open} ${timesLeft}`} id={open} back={address} {...{ isOpened, onChange }} />
        </div>
      )}
      {list && (
        <ListPagination
          label={words.pages}
          path={enquiriesAddress(filter)}
          page={page}
          pages={list.pagination.pages}
        />
      )}
    </AdminPage>
  );
}

function OwnerActs({ isOpen, filter }: Omit<FiltersProps, 'list'>) {
  if (!useRole().may('owner')) return null;
  return (
    <Tools isOpen={isOpen}>
      <div className={styles['acts']}>
        <FindMarks />
        <ExportButton filter={filter} />
      </div>
    </Tools>
  );
}

function NoEnquiries({ filter }: { filter: EnquiryFilter }) {
  const { state, ...others } = filter;
  const isFurther = Object.values(others).some(Boolean);
  if (state === 'spam' && !isFurther) return <EmptyState title={admin.spam.none} />;
  if (state || isFurther) return <NothingFits path="/enquiries" search={filter.search} />;
  return <EmptyState title={words.empty} help={words.emptyHelp} />;
}

interface FiltersProps {
  list: EnquiryList | undefined;
  filter: EnquiryFilter;
  isOpen: boolean;
}

function Filters({ list, filter, isOpen }: FiltersProps) {
  return (
    <>
      <Tools isOpen={isOpen}>
        <ListTools label={words.show} tabs={tabsOf(filter, list?.states)}>
          <SearchField label={words.search} search={filter.search} addressFor={searchAddress} />
          <FurtherFilters isUsed={Boolean(filter.owner || filter.step || filter.source)}>
            <DeskFilter filter={filter} blocked={list?.blocked_owners} />
            <SourceFilter filter={filter} counts={list?.sources} />
          </FurtherFilters>
        </ListTools>
      </Tools>
      {filter.state === 'spam' && <p className={`note ${styles['help']}`}>{admin.spam.listHelp}</p>}
    </>
  );
}

/** Of the list; a phone shows them only beside it. */
function Tools({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div className={styles['tools']} data-open={isOpen || undefined}>
      {children}
    </div>
  );
}

/** @param counts by state; a search finds spam among all */
function tabsOf(filter: EnquiryFilter, counts: Record<string, number> | undefined) {
  const others = Object.entries(counts ?? {}).filter(([state]) => state !== 'spam' || filter.search);
  const all = counts && others.reduce((sum, [, count]) => sum + count, 0);
  const states = Object.entries(words.states).map(([state, label]) => ({
    state,
    label: state === 'spam' ? admin.spam.list : label,
    count: counts && (counts[state] ?? 0),
  }));
  return [{ state: '', label: words.all, count: all }, ...states].map(({ state, ...tab }) => ({
    ...tab,
    address: enquiriesAddress({ ...filter, state }),
    isCurrent: filter.state === state,
  }));
}
