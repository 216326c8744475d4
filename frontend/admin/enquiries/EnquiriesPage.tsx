import { useParams } from 'react-router-dom';
import type { EnquiryFilter } from '../../api/adminEnquiries.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { ListPagination } from '../kit/ListPagination.tsx';
import { ListTools } from '../kit/ListTools.tsx';
import { Loading } from '../kit/Loading.tsx';
import { DeskFilter } from './desk/DeskFilter.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import { EnquiryRows } from './EnquiryRows.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './EnquiriesPage.module.css';
import { SearchField } from './SearchField.tsx';
import { enquiriesAddress } from './enquiriesAddress.ts';
import { useEnquiries } from './useEnquiries.ts';
import { useSelectedEnquiry } from './useSelectedEnquiry.ts';

const words = admin.enquiries;

export function EnquiriesPage() {
  const { id } = useParams();
  const { answer: list, filter, page, isLoading, error, reload } = useEnquiries();
  const address = enquiriesAddress(filter, page);
  const { selected, onChange } = useSelectedEnquiry(address, list);
  const open = id ?? selected;
  return (
    <AdminPage
      title={words.title}
      note={words.promise}
      actions={
        <div className={styles['tools']} data-open={id}>
          <ExportButton filter={filter} />
        </div>
      }
    >
      <div className={styles['tools']} data-open={id}>
        <ListTools label={words.show} tabs={tabsOf(filter, list?.states)}>
          <DeskFilter filter={filter} />
          <SearchField filter={filter} />
        </ListTools>
      </div>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list?.data.length === 0 && !id && <EmptyState title={words.empty} help={words.emptyHelp} />}
      {list && open && (
        <div className={styles['enquiries']} data-open={id} aria-busy={isLoading}>
          <EnquiryRows enquiries={list.data} open={open} filter={filter} page={page} />
          <EnquiryPane key={open} id={open} back={address} onChange={onChange} />
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

/** @param counts by state */
function tabsOf(filter: EnquiryFilter, counts: Record<string, number> | undefined) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const states = Object.entries(words.states).map(([state, label]) => ({
    state,
    label,
    count: counts && (counts[state] ?? 0),
  }));
  return [{ state: '', label: words.all, count: all }, ...states].map(({ state, ...tab }) => ({
    ...tab,
    address: enquiriesAddress({ ...filter, state }),
    isCurrent: filter.state === state,
  }));
}
