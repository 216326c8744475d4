import { admin } from '../../content/admin.ts';
import { useBlogForm } from './BlogFormContext.ts';
import styles from './SearchPreview.module.css';

/** How the blog may look among the results of a search. */
export function SearchPreview() {
  const { draft } = useBlogForm();
  return (
    <figure className={styles['preview']}>
      <figcaption>{admin.form.searchPreview}</figcaption>
      <p className={styles['address']}>
        {location.host} › blog › {draft.slug}
      </p>
      <p className={styles['title']}>{draft.meta_title || admin.form.searchTitle}</p>
      <p className={styles['description']}>{draft.meta_description || admin.form.searchDescription}</p>
    </figure>
  );
}
