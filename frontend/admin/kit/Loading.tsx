import { admin } from '../../content/admin/admin.ts';
import styles from './Loading.module.css';
import { usePassFocus } from './usePassFocus.ts';

/** @param title of the screen, whose heading takes the focus over */
export function Loading({ title }: { title?: string | undefined }) {
  return (
    <div className={styles['loading']}>
      {title && <Heading title={title} />}
      <output aria-busy="true">
        <span className="note">{admin.loading}</span>
        <noscript>{admin.noScript}</noscript>
      </output>
    </div>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <h1 tabIndex={-1} ref={usePassFocus<HTMLHeadingElement>()}>
      {title}
    </h1>
  );
}
