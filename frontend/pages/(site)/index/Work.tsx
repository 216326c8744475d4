import { GoLink } from '../../../components/GoLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { home } from '../../../content/home.ts';
import { home as pictures } from '../../../content/media.ts';
import { projectPicture, projects } from '../../../content/projects.ts';
import styles from './Work.module.css';

const { title, cta } = home.projects;
const covers = pictures.projectCovers;

/** Place and shape of the four pictures, in the order they are laid out. */
const layout = [
  { slug: 'sector-108-residence', place: 'a', ratio: 'r-3x2' },
  { slug: 'golf-greens-sector-79', place: 'b', ratio: 'r-4x5' },
  { slug: 'office-sector-60', place: 'c', ratio: 'r-4x5' },
  { slug: 'noida-extension-home', place: 'd', ratio: 'r-3x2' },
] as const;

export function Work() {
  return (
    <section className={`section ${styles['work']}`} aria-labelledby="work-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="work-title">{title}</h2>
          <GoLink href={cta.href}>{cta.label}</GoLink>
        </div>
        {layout.map((item) => (
          <ProjectLink key={item.slug} {...item} />
        ))}
      </div>
    </section>
  );
}

function ProjectLink({ slug, place, ratio }: (typeof layout)[number]) {
  const project = projects.find((candidate) => candidate.slug === slug);
  const { n, focus } = covers[slug];
  return (
    <a className={`${styles['item']} ${styles[place]}`} href={`/projects#${slug}`} data-reveal>
      <Picture
        slot={projectPicture(slug, n, focus)}
        className={ratio}
        sizes="(min-width: 768px) 55vw, 100vw"
      />
      <span className={styles['cap']}>
        <span>{project?.title}</span>
        <span className="note">{project?.location}</span>
      </span>
    </a>
  );
}
