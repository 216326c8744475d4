import { admin } from '../../content/admin.ts';
import styles from './Loading.module.css';

/** The place of a page that is on its way. @param title its heading, where nothing else says it; it takes no focus, because it goes */
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
