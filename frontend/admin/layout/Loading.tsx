import { admin } from '../../content/admin.ts';
import styles from './Loading.module.css';

/** The place of a page that is on its way. */
export function Loading() {
  return (
    <output className={styles['loading']} aria-busy="true">
      <span className="note">{admin.loading}</span>
      <noscript>{admin.noScript}</noscript>
    </output>
  );
}
