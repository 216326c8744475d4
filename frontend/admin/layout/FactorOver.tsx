import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './Guard.module.css';

const words = admin.account.due;

/** Over a form with unsaved words, which is not taken away. */
export function FactorOver({ isShown }: { isShown: boolean }) {
  return (
    <div aria-live="polite">
      {isShown && (
        <section className={styles['notice']} aria-label={words.label}>
          <Notice kind="warn">
            <strong>{words.title}</strong> {words.held}{' '}
            <Link to="/account" target="_blank">
              {words.go}
            </Link>
          </Notice>
        </section>
      )}
    </div>
  );
}
