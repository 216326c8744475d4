import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ListTools.module.css';

interface FilterTab {
  address: string;
  label: string;
  count?: number | undefined;
  isCurrent: boolean;
}

interface ListToolsProps {
  label: string;
  tabs: readonly FilterTab[];
  children?: ReactNode;
}

export function ListTools({ label, tabs, children }: ListToolsProps) {
  return (
    <div className={styles['tools']}>
      <nav className={styles['tabs']} aria-label={label}>
        {tabs.map((tab) => (
          <Link key={tab.label} to={tab.address} aria-current={tab.isCurrent || undefined}>
            {tab.label} {'count' in tab && <span className="note num">{tab.count}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
