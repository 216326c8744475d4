import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './RowList.module.css';

interface RowFieldsProps {
  /** By a press just now: then its first field gets the focus. */
  isOpened: boolean;
  onDone: (() => void) | undefined;
  children: ReactNode;
}

export function RowFields({ isOpened, onDone, children }: RowFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isOpened]);
  const close = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>('[data-edit]')?.focus();
    onDone?.();
  };
  return (
    <div className={onDone && styles['edit']} ref={box}>
      <div className={styles['fields']}>{children}</div>
      {onDone && (
        <Button small line onClick={close}>
          {admin.projects.rows.done}
        </Button>
      )}
    </div>
  );
}
