import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import type { CopyState } from '../copies/useLocalCopy.ts';
import { clockTime } from '../session/session.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  title: string;
  back: string;
  isSaving: boolean;
  /** The part of the pictures that has been sent, from 0 to 1; undefined while none are sent. */
  progress: number | undefined;
  /** A picture is still on its way into the text. */
  isWaiting: boolean;
  isUnsaved: boolean;
  copy: CopyState;
}

/** Always in view, however long the text. */
export function SaveBar({ title, back, isSaving, progress, isWaiting, isUnsaved, copy }: SaveBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['in']}>
        <Link className={styles['back']} to={back} aria-label={admin.form.cancel}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 id="form-title" tabIndex={-1}>
          {title}
        </h1>
        {progress === undefined ? (
          <output className={`${styles['copy']} note num`} data-problem={copy.problem}>
            {isUnsaved && <CopyWords {...copy} />}
          </output>
        ) : (
          <label className={`${styles['copy']} note`}>
            {admin.form.sendingPictures}
            <progress value={progress} />
          </label>
        )}
        <Button type="submit" small isBusy={isSaving} disabled={isSaving || isWaiting}>
          {isSaving ? admin.form.saving : admin.form.save}
        </Button>
      </div>
    </div>
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
