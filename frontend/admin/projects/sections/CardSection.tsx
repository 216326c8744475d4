import { admin } from '../../../content/admin/admin.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { draftCover } from '../takeOut.ts';
import { PictureFrame } from '../fields/PictureFrame.tsx';
import { PictureSelect } from '../fields/PictureSelect.tsx';
import styles from './CardSection.module.css';

const words = admin.projects;

export function CardSection() {
  const { draft, change } = useProjectForm();
  const cover = draftCover(draft);
  return (
    <Section title={words.sections.card}>
      <div className={styles['card']}>
        <PictureFrame picture={cover} alt={cover?.alt ?? ''} empty={words.pictures.none} isLarge />
        <p className={styles['title']}>{draft.title}</p>
        <p className="note">
          <span>{draft.place}</span>
          <span className="num">{words.card.pictures(draft.pictures.length)}</span>
        </p>
      </div>
      <p className="note">{words.card.note}</p>
      <PictureSelect
        path="opening"
        label={words.labels.opening}
        value={draft.opening}
        none={words.pictures.openingAuto}
        onChange={(opening) => change({ opening })}
      />
    </Section>
  );
}
