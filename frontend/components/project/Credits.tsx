import type { Project } from '../../api/wire.gen.ts';
import { projectPage } from '../../content/projectPage.ts';
import styles from './Credits.module.css';

const { creditsTitle, sampleNames } = projectPage;

export function Credits({ credits, is_sample }: Pick<Project, 'credits' | 'is_sample'>) {
  if (credits.length === 0) return null;
  return (
    <section className={`section section--tight ${styles['credits']}`} aria-labelledby="credits-title">
      <div className="wrap">
        <div className={styles['head']}>
          <h2 id="credits-title">{creditsTitle}</h2>
          {is_sample && <span className="note">{sampleNames}</span>}
        </div>
        <dl>
          {credits.map(({ role, name }) => (
            <div key={`${role} ${name}`}>
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
