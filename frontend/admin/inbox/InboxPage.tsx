import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { Loading } from '../kit/Loading.tsx';
import page from '../kit/ListPage.module.css';
import { BlogPages } from '../kit/ListPagination.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import { EnquiryRows } from './EnquiryRows.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './Inbox.module.css';
import { InboxTools } from './InboxTools.tsx';
import { inboxAddress } from './inboxAddress.ts';
import { useInbox } from './useInbox.ts';
import { useWorkedOn } from './useWorkedOn.ts';

const words = admin.inbox;

export function InboxPage() {
  const { id } = useParams();
  const inbox = useInbox();
  const { list, filter, isLoading, hasFailed, reload } = inbox;
  const address = inboxAddress(filter, inbox.page);
  const { shown, change } = useWorkedOn(address, inbox);
  const open = id ?? shown;
  return (
    <div className={page['page']} data-open={id}>
      <div className={page['head']}>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="note">{words.promise}</p>
        </div>
        <ExportButton filter={filter} />
      </div>
      <InboxTools filter={filter} states={list?.states} />
      {hasFailed && <FailedList sentence={words.failed} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list?.data.length === 0 && !id && <EmptyState title={words.empty} help={words.emptyHelp} />}
      {list && open && (
        <div className={styles['inbox']} data-open={id} aria-busy={isLoading}>
          <EnquiryRows enquiries={list.data} open={open} filter={filter} page={inbox.page} />
          <EnquiryPane key={open} id={open} back={address} onChange={change} />
        </div>
      )}
      {list && (
        <BlogPages
          label={words.pages}
          path={inboxAddress(filter)}
          page={inbox.page}
          pages={list.pagination.pages}
        />
      )}
    </div>
  );
}
