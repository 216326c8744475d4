import { Picture } from '../../../components/Picture.tsx';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Team.module.css';

export function Team({ title, intro, caption, people, sample }: NonNullable<HomeSections['team']>) {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap grid">
        <div className={styles['head']} data-aos="fade-up">
          <h2 id="team-title">{title}</h2>
          {intro && <p className="lead">{intro}</p>}
          {sample && <p className="note">{sample}</p>}
        </div>
        <figure className={styles['pic']} data-aos="fade-up">
          <Picture slot={pictures.team} className="r-3x2" sizes="(min-width: 48em) 42vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        <ul className={`list ${styles['list']}`}>
          {people.map(({ name, role, note }) => (
            <li key={name} data-aos="fade-up">
              <h3>{name}</h3>
              <p>{role}</p>
              {note && <p className="note">{note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
