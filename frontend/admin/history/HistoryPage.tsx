import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router-dom';
import { listAudit } from '../../api/adminAudit.ts';
import type { AuditEntry } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { Loading } from '../kit/Loading.tsx';
import styles from '../kit/ListPage.module.css';
import { BlogPages } from '../kit/ListPagination.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { useAdminLoad } from '../session/useAdminLoad.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { historyAddress, kindFrom } from './historyAddress.ts';

const words = admin.history;

function useHistoryPage() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const kind = kindFrom(query.get('kind'));
  const load = useAdminLoad(`history ${kind} ${page}`, {
    load: (token, signal) => listAudit(token, kind, page, signal),
    onFailure: () => toast.error(words.failed, { id: 'history' }),
  });
  return { page, kind, ...load };
}

export function HistoryPage() {
  const { page, kind, answer, isLoading, error, reload } = useHistoryPage();
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="note">{words.help}</p>
        </div>
      </div>
      <HistoryTools kind={kind} />
      {Boolean(error) && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer && <Entries entries={answer.data} isBusy={isLoading} />}
      {answer && (
        <BlogPages
          label={words.pages}
          path={historyAddress(kind)}
          page={page}
          pages={answer.pagination.pages}
        />
      )}
    </div>
  );
}

function Entries({ entries, isBusy }: { entries: readonly AuditEntry[]; isBusy: boolean }) {
  if (entries.length === 0) return <EmptyState title={words.empty} />;
  return <HistoryTable entries={entries} isBusy={isBusy} />;
}
