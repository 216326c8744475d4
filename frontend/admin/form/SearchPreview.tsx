import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { suggestSlug } from './suggestSlug.ts';
import styles from './SearchPreview.module.css';

export function SearchPreview() {
  const { draft } = usePostFormContext();
  return (
    <figure className={styles['preview']}>
      <figcaption>{admin.form.searchPreview}</figcaption>
      <p className={styles['address']}>
        {location.host} › blog › {draft.slug || suggestSlug(draft.heading)}
      </p>
      <p className={styles['title']}>{draft.meta_title || site.brand.defaultTitle}</p>
      <p className={styles['description']}>
        {draft.meta_description || draft.short_description || admin.form.searchDescription}
      </p>
    </figure>
  );
}
