import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin.ts';
import type { CopyState } from '../copies/useLocalCopy.ts';
import { trackHeight } from '../kit/trackHeight.ts';
import { formatClockTime } from '../kit/formatClockTime.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  title: string;
  back: string;
  backLabel: string;
  /** Whether pictures are sent with the form. */
  hasFiles?: boolean;
  isSaving: boolean;
  status: UploadStatus | undefined;
  isUploading: boolean;
  isUnsaved: boolean;
  copy: CopyState;
}

const trackBarHeight = trackHeight('--save-bar-height');

export function SaveBar({ title, back, backLabel, isSaving, isUploading, ...state }: SaveBarProps) {
  return (
    <header className={styles['bar']} ref={trackBarHeight} data-save-bar>
      <div className={styles['in']}>
        <Link className={styles['back']} to={back} aria-label={backLabel}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 id="form-title" tabIndex={-1}>
          {title}
        </h1>
        <State {...state} />
        <Button type="submit" small isBusy={isSaving} disabled={isSaving || isUploading}>
          {isSaving ? admin.form.saving : admin.form.save}
        </Button>
      </div>
    </header>
  );
}

type StateProps = Pick<SaveBarProps, 'status' | 'isUnsaved' | 'copy' | 'hasFiles'>;

function State({ status, isUnsaved, copy, hasFiles = false }: StateProps) {
  if (status && hasFiles && !status.isWaiting)
    return (
      <label className={`${styles['copy']} note`}>
        {admin.form.sendingPictures}
        <progress value={status.progress} />
      </label>
    );
  return (
    <output className={`${styles['copy']} note num`} data-problem={copy.problem}>
      {status?.isWaiting ? admin.uploadWaits : isUnsaved && <CopyWords {...copy} />}
    </output>
  );
}

function CopyWords({ savedAt, problem }: CopyState) {
  if (problem) return <>{admin.copies.problems[problem]}</>;
  if (savedAt === undefined) return <>{admin.form.unsaved}</>;
  return (
    <>
      <Icon name="tick" />
      {admin.form.draft.replace('{time}', formatClockTime(savedAt))}
    </>
  );
}
