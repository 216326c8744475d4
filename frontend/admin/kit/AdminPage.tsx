import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Something that has a title of its own is open, which a phone shows alone. */
  isOpened?: boolean;
  children: ReactNode;
}

export function AdminPage({ title, note, actions, isOpened, children }: AdminPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']} data-opened={isOpened || undefined}>
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
