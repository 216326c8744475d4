import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin/admin.ts';
import { countOf } from '../kit/fields/countOf.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { FormField } from './FormField.tsx';
import { PicturePreview } from '../kit/fields/PicturePreview.tsx';
import { SearchPreview } from '../writing/SearchPreview.tsx';
import { Section } from '../writing/Section.tsx';
import { searchLetters } from '../writing/searchLetters.ts';
import { SocialCardPreview } from '../writing/SocialCardPreview.tsx';
import { suggestSlug } from '../writing/suggestSlug.ts';
import styles from './SearchSection.module.css';

const { fields, help } = admin.form;

export function SearchSection({ present }: { present: PresentPictures | undefined }) {
  const { draft, pictures } = usePostFormContext();
  const chosen = pictures.feature_image ?? (present?.feature_image ? undefined : pictures.mb_image);
  const stored = uploadedPicture(present?.feature_image || (present?.mb_image ?? ''));
  return (
    <Section title={admin.form.sections.search}>
      <div className={styles['previews']}>
        <SearchPreview
          path={['blog', draft.slug || suggestSlug(draft.heading)]}
          title={draft.meta_title}
          description={draft.meta_description || draft.short_description}
        />
        <SocialCardPreview title={draft.meta_title} text={draft.meta_description || draft.short_description}>
          {chosen ? (
            <PicturePreview file={chosen} alt={draft.alt} />
          ) : (
            stored && <img src={stored.src} alt={draft.alt} />
          )}
        </SocialCardPreview>
      </div>
      <FormField
        name="meta_title"
        label={fields.metaTitle}
        hint={help.metaTitle}
        count={countOf(draft.meta_title, searchLetters.title)}
      />
      <FormField
        name="meta_description"
        label={fields.metaDescription}
        rows={3}
        hint={help.metaDescription}
        count={countOf(draft.meta_description, searchLetters.description)}
      />
      <FormField name="meta_keywords" label={fields.metaKeyword} />
    </Section>
  );
}
