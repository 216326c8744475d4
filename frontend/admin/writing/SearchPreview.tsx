import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import styles from './SearchPreview.module.css';

interface SearchPreviewProps {
  /** The parts of the address after the host. */
  path: readonly string[];
  title: string;
  description: string;
  caption?: string;
}

export function SearchPreview({
  path,
  title,
  description,
  caption = admin.form.searchPreview,
}: SearchPreviewProps) {
  return (
    <figure className={styles['preview']}>
      <figcaption>{caption}</figcaption>
      <p className={styles['address']}>{[location.host, ...path].join(' › ')}</p>
      <p className={styles['title']}>{title || site.brand.defaultTitle}</p>
      <p className={styles['description']}>{description || admin.form.searchDescription}</p>
    </figure>
  );
}
