import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { formatMoment } from '../kit/time/formatMoment.ts';
import styles from './rows/RowForm.module.css';
import type { RowWords } from './rows/ListDefinition.ts';
import { type RowEdit, useRowEdits } from './rows/useRowEdits.ts';

const words = admin.studio;

interface FormProblemProps {
  edit: RowEdit;
  /** What stands there now; undefined when the row is gone. */
  theirs: RowWords | undefined;
}

/** What keeps a row from being saved. Silent, because the toast of an error was read out. */
export function FormProblem({ edit: { problem, keptAt }, theirs }: FormProblemProps) {
  const isStored = useRowEdits((store) => store.isStored);
  return (
    <>
      {problem && (
        <Notice kind={problem.isConflict ? 'warn' : 'error'} isQuiet>
          <strong>{problem.sentence}</strong>{' '}
          {problem.isConflict ? words.conflict.mine : words.failed.stillHere}
        </Notice>
      )}
      {problem?.isConflict && (
        <p className={styles['theirs']}>
          {theirs ? (
            <>
              {words.conflict.theirs} <strong>{theirs.title}</strong> {theirs.note} {theirs.warning}
            </>
          ) : (
            words.conflict.gone
          )}
        </p>
      )}
      {keptAt !== undefined && !problem && (
        <Notice kind="warn">{words.copy.kept(formatMoment(keptAt))}</Notice>
      )}
      {!isStored && <Notice kind="warn">{words.copy.noRoom}</Notice>}
    </>
  );
}
