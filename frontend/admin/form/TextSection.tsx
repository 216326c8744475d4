import { Suspense, lazy } from 'react';
import { ClientOnly } from 'vike-react/ClientOnly';
import { FieldError } from '../../components/Field.tsx';
import field from '../../components/Field.module.css';
import { truncateWords } from '../../components/truncateWords.ts';
import { admin } from '../../content/admin/admin.ts';
import { CARD_HEADING_WORDS, CARD_TEXT_WORDS } from '../../content/business-constants.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { FormField } from './FormField.tsx';
import { Section } from '../writing/Section.tsx';
import { countWords } from '../editor/countWords.ts';
import styles from './TextSection.module.css';

const PostEditor = lazy(() => import('../editor/PostEditor.tsx'));
const { fields, help } = admin.form;

interface TextSectionProps {
  /** What the editor is loaded with, under each key anew. */
  shown: { html: string; key: number };
  /** Whether saving a blank text leaves the stored one in place. */
  keepsBlank: boolean;
  onUploading: (isUploading: boolean) => void;
}

export function TextSection(props: TextSectionProps) {
  const { draft } = usePostFormContext();
  const shortWords = countWords(draft.short_description);
  return (
    <Section title={admin.form.sections.text}>
      <FormField
        name="heading"
        label={fields.title}
        rows={1}
        className={styles['title']}
        hint={<CardTitle />}
      />
      <FormField
        name="short_description"
        label={fields.short}
        rows={3}
        hint={help.short}
        count={{
          text: admin.form.wordsCut(shortWords, CARD_TEXT_WORDS),
          isOver: shortWords > CARD_TEXT_WORDS,
        }}
      />
      <ContentField {...props} />
    </Section>
  );
}

function CardTitle() {
  const { draft } = usePostFormContext();
  return (
    <>
      {help.title}
      {draft.heading && (
        <>
          {' '}
          {admin.form.cardReads} <i>{truncateWords(draft.heading, CARD_HEADING_WORDS)}</i>
        </>
      )}
    </>
  );
}

function ContentField({ shown, keepsBlank, onUploading }: TextSectionProps) {
  const { messages, change } = usePostFormContext();
  const error = messages['description'];
  const box = {
    id: 'description',
    labelledBy: 'description-label',
    describedBy: 'description-error description-hint',
    isInvalid: Boolean(error),
  };
  const loading = <output className={styles['loading']}>{admin.loading}</output>;
  return (
    <div className={field['field']}>
      <span id={box.labelledBy}>{fields.content}</span>
      <ClientOnly fallback={loading}>
        <Suspense fallback={loading}>
          <PostEditor
            key={shown.key}
            initialHtml={shown.html}
            box={box}
            onChange={(text) => change('description', text)}
            onUploading={onUploading}
          />
        </Suspense>
      </ClientOnly>
      <FieldError id="description" error={error} />
      <span className={field['hint']} id="description-hint">
        {keepsBlank && admin.form.blankKeeps}
      </span>
    </div>
  );
}
