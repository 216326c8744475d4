import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { UploadProgress } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin.ts';
import type { CopyState } from '../copies/useLocalCopy.ts';
import { keepHeight } from '../kit/trackHeight.ts';
import { clockTime } from '../session/session.ts';
import { useBlogForm } from './BlogFormContext.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  title: string;
  back: string;
  isSaving: boolean;
  progress: UploadProgress | undefined;
  /** A picture is still on its way into the text. */
  isWaiting: boolean;
  isUnsaved: boolean;
  copy: CopyState;
}

const keepBarHeight = keepHeight('--save-bar');

/** Always in view, however long the text. */
export function SaveBar({ title, back, isSaving, isWaiting, ...state }: SaveBarProps) {
  return (
    <header className={styles['bar']} ref={keepBarHeight} data-save-bar>
      <div className={styles['in']}>
        <Link className={styles['back']} to={back} aria-label={admin.form.cancel}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 id="form-title" tabIndex={-1}>
          {title}
        </h1>
        <State {...state} />
        <Button type="submit" small isBusy={isSaving} disabled={isSaving || isWaiting}>
          {isSaving ? admin.form.saving : admin.form.save}
        </Button>
      </div>
    </header>
  );
}

function State({ progress, isUnsaved, copy }: Pick<SaveBarProps, 'progress' | 'isUnsaved' | 'copy'>) {
  const { pictures } = useBlogForm();
  const hasFiles = Object.values(pictures).some(Boolean);
  if (progress && hasFiles && !progress.isWaiting)
    return (
      <label className={`${styles['copy']} note`}>
        {admin.form.sendingPictures}
        <progress value={progress.part} />
      </label>
    );
  return (
    <output className={`${styles['copy']} note num`} data-problem={copy.problem}>
      {progress?.isWaiting ? admin.uploadWaits : isUnsaved && <CopyWords {...copy} />}
    </output>
  );
}

function CopyWords({ savedAt, problem }: CopyState) {
  if (problem) return <>{admin.copies.problems[problem]}</>;
  if (savedAt === undefined) return <>{admin.form.unsaved}</>;
  return (
    <>
      <Icon name="tick" />
      {admin.form.draft.replace('{time}', clockTime(savedAt))}
    </>
  );
}
