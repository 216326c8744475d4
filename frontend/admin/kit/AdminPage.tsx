import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  note?: ReactNode;
  /** Links and buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: its heading and what is below. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="note">{note}</p>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
