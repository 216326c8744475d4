import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './Guard.module.css';

const words = admin.account.temporary;

/** Shown while the password is one that somebody else has chosen. */
export function TemporaryPassword() {
  return (
    <aside className={styles['notice']} aria-label={words.label}>
      <Notice kind="warn">
        <strong>{words.title}</strong> {words.help} <Link to="/account">{words.change}</Link>
      </Notice>
    </aside>
  );
}
