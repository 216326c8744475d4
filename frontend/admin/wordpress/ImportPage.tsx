import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import { ChooseExport } from './ChooseExport.tsx';
import styles from './ImportPage.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportTable } from './ImportTable.tsx';
import { importAddress } from './importAddress.ts';
import { useImportReport } from './useImportReport.ts';

const words = admin.wordpressImport;

export function ImportPage() {
  const [query] = useSearchParams();
  const { runs, report, isEmpty, isLoading, error, reload } = useImportReport(query);
  const tabs = runs.map(({ id, site, started_at: at }) => ({
    label: words.run(site, formatStudioTime(at)),
    address: importAddress(id),
    isCurrent: id === report?.run.id,
  }));
  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <Link to="/" data-shortcut="back">
          {words.back}
        </Link>
      }
    >
      <ChooseExport />
      {error && <FailedList sentence={words.listFailed} retry={reload} />}
      {!report && !isEmpty && isLoading && <Loading />}
      {isEmpty && <EmptyState title={words.empty} />}
      {tabs.length > 1 && <ListTools label={words.runs} tabs={tabs} />}
      {report && (
        <TitledSection title={words.runTitle(report.run.site)} note={words.kept}>
          <div className={styles['report']}>
            <ImportProgress counts={report.run.counts} />
            <ImportTable items={report.data} />
          </div>
          <ListPagination
            label={words.pages}
            path={importAddress(report.run.id)}
            page={report.pagination.page}
            pages={report.pagination.pages}
          />
        </TitledSection>
      )}
    </AdminPage>
  );
}
