import type { ReactNode } from 'react';
import styles from './SignInLayout.module.css';

/** Within a sentence. */
export function InlineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['inline']} onClick={onClick}>
      {children}
    </button>
  );
}
