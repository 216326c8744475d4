import type { Project } from '../../api/wire.gen.ts';
import { projectPage } from '../../content/projectPage.ts';
import styles from './Confessions.module.css';

const { lookingBack, againTitle, differentTitle } = projectPage;

export function Confessions({ again, different }: Pick<Project, 'again' | 'different'>) {
  const confessions = [
    { title: againTitle, text: again },
    { title: differentTitle, text: different },
  ].filter(({ text }) => text);
  if (confessions.length === 0) return null;
  return (
    <section className={`section section--tight ${styles['confessions']}`} aria-label={lookingBack}>
      <div className="wrap grid">
        {confessions.map(({ title, text }) => (
          <div key={title} data-aos="fade-up">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
