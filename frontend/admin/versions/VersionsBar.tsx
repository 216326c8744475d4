import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './VersionsBar.module.css';

interface VersionsBarProps {
  back: string;
  backLabel: string;
  children: ReactNode;
}

export function VersionsBar({ back, backLabel, children }: VersionsBarProps) {
  return (
    <header className={styles['bar']}>
      <div className={styles['in']}>
        <Link className={styles['back']} to={back} aria-label={backLabel} data-shortcut="back">
          <Icon name="arrowLeft" />
        </Link>
        <h1 tabIndex={-1}>{admin.versions.title}</h1>
        {children}
      </div>
    </header>
  );
}
