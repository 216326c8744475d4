import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import type { SaveProblem } from './useSaveBlog.ts';
import styles from './FormNotices.module.css';

/** What went wrong was read out by its toast: here it stands to be read again, and to be tried again. */
export function SaveFailure({ failure, onSaveAsNew }: { failure: SaveProblem; onSaveAsNew: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
  }, []);
  return (
    <div className={styles['notice']} ref={box}>
      <Notice kind="error" isQuiet>
        <strong>{failure.sentence}</strong> {failure.isUnreachable && admin.form.unreachable}{' '}
        {failure.isGone && admin.form.gone} {admin.form.stillHere}
      </Notice>
      {failure.isGone ? (
        <Button line small onClick={onSaveAsNew}>
          {admin.form.saveAsNew}
        </Button>
      ) : (
        <Button type="submit" line small>
          {admin.retry}
        </Button>
      )}
    </div>
  );
}

/** Not every browser has room for files. */
export function FilesReminder({ files }: { files: readonly string[] }) {
  return (
    <div className={styles['notice']}>
      <Notice kind="warn">{admin.copies.files(files.join(', '))}</Notice>
    </div>
  );
}
