import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

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
