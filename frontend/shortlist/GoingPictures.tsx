import { Picture } from '../components/Picture.tsx';
import { projectSlot } from '../components/project/projectSlot.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import rowStyles from './KeptRow.module.css';
import styles from './SendPictures.module.css';
import { type ShownPicture } from './shownPictures.ts';

const { going, change } = words.enquiry;

export function GoingPictures({ shown }: { shown: ShownPicture[] }) {
  return (
    <div>
      <h2 className="label">{going}</h2>
      <div className={styles['pictures']}>
        {shown.map((picture) => (
          <figure key={`${picture.project}.${picture.picture}`}>
            <Picture slot={projectSlot(picture.shown)} sizes="(min-width: 48em) 38vw, 33vw" />
            <figcaption>
              <b>{picture.title}.</b> {picture.note}
            </figcaption>
          </figure>
        ))}
      </div>
      <a className={`${rowStyles['act']} ${styles['change']}`} href="/shortlist">
        {change}
      </a>
    </div>
  );
}
