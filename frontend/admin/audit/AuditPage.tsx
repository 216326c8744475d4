import { useSearchParams } from 'react-router-dom';
import { auditKinds, listAudit } from '../../api/adminAudit.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { ListPagination } from '../kit/ListPagination.tsx';
import { ListTools } from '../kit/ListTools.tsx';
import { Loading } from '../kit/Loading.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { AuditTable } from './AuditTable.tsx';
import { auditAddress, auditKindFrom } from './auditAddress.ts';

const words = admin.audit;

function useAudit() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const kind = auditKindFrom(query.get('kind'));
  const load = useAdminQuery({
    key: ['audit', kind, page],
    load: (token, signal) => listAudit(token, kind, page, signal),
    failed: words.failed,
  });
  return { page, kind, ...load };
}

export function AuditPage() {
  const { page, kind, answer, isLoading, error, reload } = useAudit();
  const tabs = auditKinds.map((each) => ({
    address: auditAddress(each),
    label: words.kinds[each],
    isCurrent: each === kind,
  }));
  return (
    <AdminPage title={words.title} note={words.help}>
      <ListTools label={words.show} tabs={tabs} />
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer?.data.length === 0 && <EmptyState title={words.empty} />}
      {answer && answer.data.length > 0 && <AuditTable entries={answer.data} isBusy={isLoading} />}
      {answer && (
        <ListPagination
          label={words.pages}
          path={auditAddress(kind)}
          page={page}
          pages={answer.pagination.pages}
        />
      )}
    </AdminPage>
  );
}
