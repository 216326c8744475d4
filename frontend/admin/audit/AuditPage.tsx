import { useSearchParams } from 'react-router-dom';
import { listAudit } from '../../api/adminAudit.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditAddress, auditFilterIn } from './auditAddress.ts';

const words = admin.audit;

export function AuditPage() {
  const [query] = useSearchParams();
  const page = pageFrom(query.get('page'));
  const filter = auditFilterIn(query);
  const { answer, isLoading, error, reload } = useAdminQuery({
    key: ['audit', filter, page],
    load: (token, signal) => listAudit(token, filter, page, signal),
    failed: words.failed,
  });
  const isFiltered = Boolean(filter.person || filter.action || filter.from || filter.until);
  return (
    <AdminPage title={words.title} note={words.help} actions={<AuditExport filter={filter} />}>
      <AuditFilters filter={filter} />
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer?.data.length === 0 && <EmptyState title={isFiltered ? words.noneFits : words.empty} />}
      {answer && answer.data.length > 0 && <AuditTable entries={answer.data} isBusy={isLoading} />}
      {answer && (
        <ListPagination
          label={words.pages}
          path={auditAddress(filter)}
          page={page}
          pages={answer.pagination.pages}
        />
      )}
    </AdminPage>
  );
}
