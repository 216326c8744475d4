import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

interface FormColumnsProps {
  /** What is typed during a save would not be in it. */
  isInert: boolean;
  notices: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

export function FormColumns({ isInert, notices, main, side }: FormColumnsProps) {
  return (
    <div className={styles['columns']} inert={isInert}>
      {notices}
      <div className={styles['main']}>{main}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
