import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export function EmptyState({
  title,
  help,
  children,
}: {
  title: string;
  help?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      {children}
    </div>
  );
}
