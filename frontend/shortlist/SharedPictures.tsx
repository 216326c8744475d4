import type { NamedPicture } from '../api/wire.gen.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { GoLink } from '../components/GoLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { projectSlot } from '../components/project/projectSlot.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import { formatPictureCount } from './formatPictureCount.ts';
import styles from './PictureList.module.css';
import { captionOf } from '../components/hearts/captionOf.ts';

const { goneTitle, goneText, text } = words.shared;

/** To look at only, also without script. */
export function SharedPictures({ pictures }: { pictures: readonly NamedPicture[] }) {
  const projects = <GoLink href="/projects">{words.projects}</GoLink>;
  if (pictures.length === 0)
    return (
      <div className={styles['own']}>
        <EmptyState title={goneTitle} help={goneText}>
          {projects}
        </EmptyState>
      </div>
    );
  return (
    <div className={`grid ${styles['own']}`}>
      <div className={styles['side']}>
        <p className="lead">{formatPictureCount(pictures.length)}</p>
        <p className={styles['soft']}>{text}</p>
        {projects}
      </div>
      <ul className={`list ${styles['list']}`}>
        {pictures.map(({ project, title, picture }) => (
          <li className={styles['row']} key={`${project}.${picture.key}`}>
            <Picture slot={projectSlot(picture)} className="r-3x2" sizes="(min-width: 48em) 26vw, 100vw" />
            <div className={styles['text']}>
              <h2>
                <a href={`/projects/${project}`}>{title}</a>
              </h2>
              <p className="note">{captionOf(picture)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
