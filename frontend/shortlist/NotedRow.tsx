import { Picture } from '../components/Picture.tsx';
import { projectSlot } from '../components/project/projectSlot.ts';
import type { RowProps } from './KeptList.tsx';
import rowStyles from './KeptRow.module.css';
import { NoteField } from './NoteField.tsx';
import styles from './PictureList.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import { captionOf } from '../components/hearts/captionOf.ts';

/** On the page of its own. */
export function NotedRow({ picture, ...removing }: RowProps) {
  const { title, slug, shown, note } = picture;
  return (
    <div className={styles['row']}>
      <Picture slot={projectSlot(shown)} className="r-3x2" sizes="(min-width: 48em) 26vw, 100vw" />
      <div className={styles['text']}>
        <h2>
          <a href={`/projects/${slug}`}>{title}</a>
        </h2>
        <p className="note">{captionOf(shown)}</p>
        {note && <p className={styles['printed']}>{note}</p>}
        <NoteField className={styles['field']} picture={picture} />
        <div className={rowStyles['acts']}>
          <RemoveButton picture={picture} {...removing} />
        </div>
      </div>
    </div>
  );
}
