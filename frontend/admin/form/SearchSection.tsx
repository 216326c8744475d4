import { admin } from '../../content/admin.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { FormField } from './FormField.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { Section } from './Section.tsx';
import { SocialCard } from './SocialCard.tsx';
import styles from './SearchSection.module.css';

/** What search results usually show. */
const TITLE_LETTERS = 60;
const DESCRIPTION_LETTERS = 160;
const { fields, help } = admin.form;

function countOf(text: string, limit: number) {
  return { text: admin.form.lettersOf(text.length, limit), isOver: text.length > limit };
}

export function SearchSection({ present }: { present: PresentPictures | undefined }) {
  const { draft } = usePostFormContext();
  return (
    <Section title={admin.form.sections.search}>
      <div className={styles['previews']}>
        <SearchPreview />
        <SocialCard present={present} />
      </div>
      <FormField
        name="meta_title"
        label={fields.metaTitle}
        hint={help.metaTitle}
        count={countOf(draft.meta_title, TITLE_LETTERS)}
      />
      <FormField
        name="meta_description"
        label={fields.metaDescription}
        rows={3}
        hint={help.metaDescription}
        count={countOf(draft.meta_description, DESCRIPTION_LETTERS)}
      />
      <FormField name="meta_keywords" label={fields.metaKeyword} />
    </Section>
  );
}
