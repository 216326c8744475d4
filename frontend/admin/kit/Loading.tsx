import { admin } from '../../content/admin/admin.ts';
import styles from './Loading.module.css';

/** @param title shown without focus, because it will be replaced */
export function Loading({ title }: { title?: string | undefined }) {
  return (
    <div className={styles['loading']}>
      {title && <h1>{title}</h1>}
      <output aria-busy="true">
        <span className="note">{admin.loading}</span>
        <noscript>{admin.noScript}</noscript>
      </output>
    </div>
  );
}
