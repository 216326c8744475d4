import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import type { SaveProblem } from './useSavePost.ts';
import styles from './FormNotice.module.css';

/** Silent, because its toast was read out; the first wrong field has the focus. */
export function SaveFailure({ problem, onSaveAsNew }: { problem: SaveProblem; onSaveAsNew: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
  }, []);
  return (
    <div className={styles['notice']} ref={box}>
      <Notice kind="error" isQuiet>
        <strong>{problem.sentence}</strong> {problem.isUnreachable && admin.form.unreachable}{' '}
        {problem.isGone && admin.form.gone} {admin.form.stillHere}
      </Notice>
      {problem.isGone ? (
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
