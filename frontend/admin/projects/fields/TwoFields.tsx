import type { ReactNode } from 'react';
import styles from './TwoFields.module.css';

export function TwoFields({ children }: { children: ReactNode }) {
  return <div className={styles['two']}>{children}</div>;
}
