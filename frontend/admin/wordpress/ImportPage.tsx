import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import { ChooseExport } from './ChooseExport.tsx';
import { ReportSection } from './ReportSection.tsx';
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
      {report && <ReportSection report={report} />}
    </AdminPage>
  );
}
