import type { ImportReport } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './ImportPage.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportTable } from './ImportTable.tsx';
import { ReportActs } from './ReportActs.tsx';
import { importAddress } from './importAddress.ts';

const words = admin.wordpressImport;

export function ReportSection({ report: { run, made, data, pagination } }: { report: ImportReport }) {
  const note = run.as_drafts ? `${words.asDrafts} ${words.kept}` : words.kept;
  return (
    <TitledSection title={words.runTitle(run.site)} note={note}>
      <div className={styles['report']}>
        <ImportProgress counts={run.counts} />
        <ReportActs run={run} made={made} />
        <ImportTable items={data} />
      </div>
      <ListPagination
        label={words.pages}
        path={importAddress(run.id)}
        page={pagination.page}
        pages={pagination.pages}
      />
    </TitledSection>
  );
}
