import { admin } from '../../../content/admin/admin.ts';
import { projectHead } from '../../../content/projectHead.ts';
import { CountedField } from '../../kit/fields/CountedField.tsx';
import { countOf } from '../../kit/fields/countOf.ts';
import { SearchPreview } from '../../writing/SearchPreview.tsx';
import { Section } from '../../writing/Section.tsx';
import { searchLetters } from '../../writing/searchLetters.ts';
import { SocialCardPreview } from '../../writing/SocialCardPreview.tsx';
import { suggestSlug } from '../../writing/suggestSlug.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { draftCover } from '../takeOut.ts';
import { pictureFile } from '../../pictures/pictureFile.ts';
import styles from './SearchSection.module.css';

const words = admin.projects;

export function ProjectSearchSection() {
  const { draft, messages, change } = useProjectForm();
  const { title, description } = projectHead(draft);
  return (
    <Section title={words.sections.search}>
      <div className={styles['previews']}>
        <SearchPreview
          path={['projects', draft.slug || suggestSlug(draft.title)]}
          title={title}
          description={description}
        />
        <SocialCardPreview title={title} text={description}>
          <CardPicture />
        </SocialCardPreview>
      </div>
      <CountedField
        id="meta_title"
        label={words.labels.meta_title}
        hint={words.help.metaTitle}
        error={messages['meta_title']}
        count={countOf(draft.meta_title, searchLetters.title)}
        value={draft.meta_title}
        onChange={(meta_title) => change({ meta_title })}
      />
      <CountedField
        id="meta_description"
        label={words.labels.meta_description}
        hint={words.help.metaDescription}
        rows={3}
        error={messages['meta_description']}
        count={countOf(draft.meta_description, searchLetters.description)}
        value={draft.meta_description}
        onChange={(meta_description) => change({ meta_description })}
      />
    </Section>
  );
}

function CardPicture() {
  const cover = draftCover(useProjectForm().draft);
  const file = cover && pictureFile(cover.src);
  if (!file) return null;
  const { focus, alt } = cover;
  return (
    <img
      className={styles['picture']}
      style={{ '--focus': `${focus.x}% ${focus.y}%` }}
      src={file.large}
      alt={alt}
    />
  );
}
