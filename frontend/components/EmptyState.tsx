import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export function EmptyState({
  title,
  heading: Heading = 'h2',
  help,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  help?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <Heading>{title}</Heading>
      {help && <p>{help}</p>}
      {children}
    </div>
  );
}
