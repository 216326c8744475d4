import { useData } from 'vike-react/useData';
import type { ProjectLink as Shown } from '../../../api/wire.gen.ts';
import { GoLink } from '../../../components/GoLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { projectSlot } from '../../../components/project/projectSlot.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import type { Data } from './+data.ts';
import styles from './Work.module.css';

const places = [
  { place: 'a', ratio: 'r-3x2' },
  { place: 'b', ratio: 'r-4x5' },
  { place: 'c', ratio: 'r-4x5' },
  { place: 'd', ratio: 'r-3x2' },
] as const;

export function Work({ title, cta }: NonNullable<HomeSections['projects']>) {
  const { covers, toAll } = useData<Data>();
  if (covers.length === 0) return null;
  return (
    <section className={`section ${styles['work']}`} aria-labelledby="work-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="work-title">{title}</h2>
          <GoLink href={cta.href}>{toAll}</GoLink>
        </div>
        {covers.slice(0, places.length).map((project, index) => (
          <ProjectLink key={project.slug} project={project} {...(places[index] ?? places[0])} />
        ))}
      </div>
    </section>
  );
}

function ProjectLink({ project, place, ratio }: { project: Shown } & (typeof places)[number]) {
  return (
    <a className={`${styles['item']} ${styles[place]}`} href={`/projects/${project.slug}`} data-aos="fade-up">
      {project.cover && (
        <Picture
          slot={projectSlot(project.cover)}
          className={ratio}
          sizes="(min-width: 48em) 55vw, 100vw"
          isLinked
        />
      )}
      <span className={styles['cap']}>
        <span>{project.title}</span>
        <span className="note">{project.place}</span>
      </span>
    </a>
  );
}
