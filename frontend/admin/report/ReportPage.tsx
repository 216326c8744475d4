import { useSearchParams } from 'react-router-dom';
import { readReport } from '../../api/adminToday.ts';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { Loading } from '../kit/Loading.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { formatStudioDay } from '../kit/time/studioTime.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { ContactTable } from './ContactTable.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import styles from './ReportPage.module.css';
import { ShareTable } from './ShareTable.tsx';

const words = admin.report;
const SPANS = [1, 3] as const;

/** How the promise was kept, and what was won, by month and by quarter. */
export function ReportPage() {
  const [query] = useSearchParams();
  const months = query.get('months') === '3' ? 3 : 1;
  const {
    answer: report,
    isLoading,
    error,
    reload,
  } = useAdminQuery({
    key: ['report', months],
    load: (token, signal) => readReport(token, months, signal),
    failed: words.failed,
  });
  return (
    <AdminPage title={words.title} note={words.note}>
      <ListTools label={words.show} tabs={SPANS.map((span) => tabOf(span, months))} />
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!report && isLoading && <Loading />}
      {report && (
        <div className={styles['report']} aria-busy={isLoading}>
          <p className="note num">{words.span(formatStudioDay(report.from), formatStudioDay(report.to))}</p>
          <KeyFigures report={report} />
          <TitledSection title={words.contactTitle}>
            <ContactTable contact={report.contact} before={report.before} />
          </TitledSection>
          <TitledSection title={words.wonTitle}>
            <ShareTable title={words.wonTitle} by="source" shares={report.sources} />
          </TitledSection>
          <TitledSection title={words.byPage}>
            <ShareTable title={words.byPage} by="page" shares={report.pages} />
          </TitledSection>
        </div>
      )}
    </AdminPage>
  );
}

function tabOf(span: (typeof SPANS)[number], months: number) {
  const address = span === 1 ? '/report' : `/report?months=${span}`;
  return { label: words.spans[span], address, isCurrent: span === months };
}
