import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { PicturePreview } from './PicturePreview.tsx';
import styles from './SocialCard.module.css';

export function SocialCard({ present }: { present: PresentPictures | undefined }) {
  const { draft, pictures } = usePostFormContext();
  const chosen = pictures.feature_image ?? (present?.feature_image ? undefined : pictures.mb_image);
  const stored = uploadedPicture(present?.feature_image || (present?.mb_image ?? ''));
  return (
    <figure className={styles['card']}>
      <figcaption>{admin.form.socialPreview}</figcaption>
      {chosen && <PicturePreview file={chosen} alt={draft.alt} />}
      {!chosen && stored && <img src={stored.src} alt={draft.alt} />}
      {!chosen && !stored && <p className={styles['none']}>{admin.form.socialWithoutPicture}</p>}
      <p className={styles['host']}>{location.host}</p>
      <p className={styles['title']}>{draft.meta_title || site.brand.defaultTitle}</p>
      <p className={styles['text']}>{draft.meta_description || draft.short_description}</p>
    </figure>
  );
}
