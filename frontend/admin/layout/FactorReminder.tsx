import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './Guard.module.css';

const words = admin.account.due;

/** @param day from which nothing but the account opens without it */
export function FactorReminder({ day }: { day: string }) {
  return (
    <aside className={styles['notice']} aria-label={words.label}>
      <Notice kind="warn">
        <strong>{words.title}</strong> {words.until(day)} <Link to="/account">{words.go}</Link>
      </Notice>
    </aside>
  );
}
