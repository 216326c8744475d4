import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { SaveProblem } from './saveProblem.ts';
import styles from '../kit/fields/FormNotice.module.css';
import { TextButton } from '../kit/fields/TextButton.tsx';

interface Detail {
  path: string;
  text: string;
}

interface SaveFailureProps {
  problem: SaveProblem;
  onSaveAsNew: () => void;
  /** Sends again what was sent. */
  onRetry: () => void;
  /** What is wrong, where the form is too long to see it at once. */
  details?: readonly Detail[];
  /** @param path of the field that a detail is about */
  onDetail?: (path: string) => void;
}

/** Silent, because its toast was read out; the first wrong field has the focus. */
export function SaveFailure({ problem, onSaveAsNew, onRetry, details = [], onDetail }: SaveFailureProps) {
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
      {details.length > 0 && (
        <ul>
          {details.map(({ path, text }) => (
            <li key={path}>
              <TextButton onClick={() => onDetail?.(path)}>{text}</TextButton>
            </li>
          ))}
        </ul>
      )}
      {problem.isGone ? (
        <Button line small onClick={onSaveAsNew}>
          {admin.form.saveAsNew}
        </Button>
      ) : (
        <Button line small onClick={onRetry}>
          {admin.retry}
        </Button>
      )}
    </div>
  );
}
